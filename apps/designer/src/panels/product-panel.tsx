import { optionOf } from '@passepartout/domain'
import { Ruler } from 'lucide-react'
import { materialChoices, optionGroups } from '../product/choices.ts'
import { useChoiceContext } from '../product/use-choices.ts'
import { FormatPanel, FramePanel, MatPanel } from '../shell/lazy-parts.tsx'
import { useDesigner, useEditor } from '../state/designer-context.ts'
import { ChoiceRow } from './choice-row.tsx'
import { EdgeColours } from './edge-colours.tsx'
import { OptionList } from './option.tsx'

/** The product's rows: format, material, frame, mat and the material's own options. */
export function ProductRows({ without = [] }: { without?: readonly string[] }) {
  const { names } = useDesigner()
  const context = useChoiceContext()
  const { configuration } = context
  const shows = (id: string) => !without.includes(id)
  return (
    <div>
      {shows('format') && (
        <ChoiceRow
          id="format"
          name={names.field('formatType')}
          value={names.format(configuration.formatType)}
        >
          <FormatPanel />
        </ChoiceRow>
      )}
      {shows('material') && (
        <ChoiceRow
          id="material"
          name={names.field('materialType')}
          value={names.material(configuration.materialType)}
        >
          <MaterialList />
        </ChoiceRow>
      )}
      {shows('frame') && (
        <ChoiceRow id="frame" name={names.field('frameType')} value={names.frame(configuration.frameType)}>
          <FramePanel />
        </ChoiceRow>
      )}
      {shows('mat') && configuration.frameType && (
        <ChoiceRow id="mat" name={names.field('matType')} value={names.mat(configuration)}>
          <MatPanel />
        </ChoiceRow>
      )}
      {shows('options') && <OptionRows />}
    </div>
  )
}

export function OptionRows() {
  const context = useChoiceContext()
  const groups = optionGroups(context)
  return groups.map(group => (
    <ChoiceRow
      key={group.id}
      id={group.id}
      name={group.name}
      value={group.choices.find(({ chosen }) => chosen)?.name ?? ''}
    >
      <OptionList id={group.id} name={group.name} choices={group.choices} />
      {group.choices.some(
        ({ chosen, value }) => chosen && optionOf(context.catalogue, value)?.value.edge === 'colour',
      ) && <EdgeColours />}
    </ChoiceRow>
  ))
}

export function MaterialList() {
  const { names } = useDesigner()
  const choices = materialChoices(useChoiceContext())
  return <OptionList id="material" name={names.field('materialType')} choices={choices} />
}

/** Right panel while nothing is selected. */
export function ProductPanel() {
  const { t } = useDesigner()
  const touched = useEditor(snapshot => snapshot.history.position > 0)
  return (
    <>
      <div className="zone-scroll">
        <section className="panel" style={{ paddingBottom: 0 }}>
          <div className="panel-head" style={{ marginBottom: 0 }}>
            <h2>{t('product.title')}</h2>
          </div>
          <ProductRows />
        </section>
        {!touched && (
          <section className="panel small muted">
            <p>{t('product.taken')}</p>
          </section>
        )}
      </div>
      <div className="zone-foot small muted" style={{ display: 'flex', gap: '0.625rem' }}>
        <Ruler size={18} aria-hidden />
        <p>
          <strong style={{ color: 'var(--ink)' }}>{t('product.whichSize')}</strong>
          <br />
          {t('product.whichSizeText')}
        </p>
      </div>
    </>
  )
}
