import { frameChoices, materialChoices } from '../product/choices.ts'
import { useChoiceContext } from '../product/use-choices.ts'
import { FormatPanel, FramePanel, MatPanel } from '../shell/lazy-parts.tsx'
import { useDesigner, useEditor } from '../state/designer-context.ts'
import type { Tab } from '../state/view-state.ts'
import { FormatChips } from '../wall/preview-panel.tsx'
import { Option } from './option.tsx'
import { MaterialList, OptionRows, ProductRows } from './product-panel.tsx'

export function WallArtTab({ tab }: { tab: Tab }) {
  const { t } = useDesigner()
  const framed = useEditor(snapshot =>
    Boolean((snapshot.configuration as { frameType?: string } | null)?.frameType),
  )
  return (
    <section className="panel">
      {tab === 'format' && <FormatPanel />}
      {tab === 'frame' && (
        <>
          <FramePanel />
          {framed && (
            <>
              <div className="panel-head" style={{ marginTop: '1rem' }}>
                <h3>{t('field.matType')}</h3>
              </div>
              <MatPanel />
            </>
          )}
        </>
      )}
      {tab === 'material' && (
        <>
          <MaterialList />
          <div style={{ marginTop: '1rem' }}>
            <OptionRows />
          </div>
        </>
      )}
    </section>
  )
}

export function WallArtRow({ tab }: { tab: Tab }) {
  return (
    <>
      {tab === 'format' && <FormatChips />}
      {tab === 'frame' && <FrameRow />}
      {tab === 'material' && <MaterialRow />}
    </>
  )
}

function FrameRow() {
  const choices = frameChoices(useChoiceContext()).flatMap(group => group.choices)
  return choices
    .filter(({ problem }) => !problem)
    .map(choice => <Option key={choice.value} choice={choice} group="quick-frame" />)
}

function MaterialRow() {
  const choices = materialChoices(useChoiceContext())
  return choices
    .filter(({ problem }) => !problem)
    .map(choice => <Option key={choice.value} choice={choice} group="quick-material" />)
}

/** Choices of wall art below those of its photo. */
export function WallArtChoices({ framed }: { framed: boolean }) {
  const { t, names } = useDesigner()
  return (
    <>
      <section className="panel">
        <div className="panel-head">
          <h3>{names.field('formatType')}</h3>
          <span className="aside">{t(framed ? 'format.framed' : 'format.complete')}</span>
        </div>
        <FormatPanel />
      </section>
      <section className="panel">
        <ProductRows without={['format']} />
      </section>
    </>
  )
}
