import { frameChoices, framesOfOtherMaterials, matChoices } from '../product/choices.ts'
import { usePriceDifferences } from '../product/use-choice-prices.ts'
import { useChoiceContext } from '../product/use-choices.ts'
import { useDesigner } from '../state/designer-context.ts'
import { Option, OptionList, Swatch } from './option.tsx'

/** Frames as samples of their profile, by kind; unavailable kinds show the reason. */
export function FramePanel() {
  const context = useChoiceContext()
  const groups = frameChoices(context)
  const difference = usePriceDifferences(groups.flatMap(({ choices }) => choices))
  const reasons = groups.flatMap(({ choices }) => choices).flatMap(({ problem }) => problem?.reason ?? [])
  return (
    <div className="stack">
      {groups.map(group => (
        <fieldset key={group.id}>
          {group.id !== 'none' && <legend className="small muted">{group.name}</legend>}
          {group.id === 'none' ? (
            group.choices.map(choice => (
              <Option key="none" choice={choice} group="frame" difference={difference(choice)} />
            ))
          ) : (
            <div className="swatches" style={{ marginTop: '0.5rem' }}>
              {group.choices.map(choice => (
                <Swatch key={choice.value} choice={choice} group="frame" difference={difference(choice)} />
              ))}
            </div>
          )}
        </fieldset>
      ))}
      {[...new Set([...reasons, framesOfOtherMaterials(context)])].filter(Boolean).map(reason => (
        <p key={reason} className="small muted">
          {reason}
        </p>
      ))}
    </div>
  )
}

export function MatPanel() {
  const { t } = useDesigner()
  return <OptionList id="mat" name={t('field.matType')} choices={matChoices(useChoiceContext())} />
}
