import {
  formatGroups,
  frameOuterSize,
  groupOfFormat,
  materialOf,
  orientationOf,
  parseDimension,
  withOrientation,
} from '@passepartout/domain'
import { Option, Swatch } from '../panels/option.tsx'
import { ProductRows } from '../panels/product-panel.tsx'
import { displayChoice, frameChoices, matChoices } from '../product/choices.ts'
import { usePriceDifferences } from '../product/use-choice-prices.ts'
import { useChoiceContext } from '../product/use-choices.ts'
import { useDesigner, useView } from '../state/designer-context.ts'
import { ROOMS } from './rooms.ts'

export function FormatChips() {
  const context = useChoiceContext()
  const { t, view } = useDesigner()
  const { catalogue, configuration, shop, names } = context
  const material = materialOf(catalogue, configuration.materialType)
  const orientation = orientationOf(parseDimension(configuration.formatType))
  const group = groupOfFormat(catalogue, material, shop, configuration.formatType)
  const groups = formatGroups(catalogue, material, shop)
  const listed = (groups.find(({ id }) => id === group) ?? groups[0])?.main ?? []
  return (
    <fieldset className="chips" aria-label={names.field('formatType')}>
      {listed.map(format => {
        const value = orientation === 'square' ? format : withOrientation(format, orientation)
        const chosen = value === configuration.formatType
        const choice = displayChoice(
          context,
          'formatType',
          { formatType: value },
          { value, name: names.formatShort(value), chosen },
        )
        return choice.problem ? null : <Option key={value} choice={choice} group="format-chip" />
      })}
      <button
        type="button"
        className="button"
        style={{ fontWeight: 400 }}
        onClick={() => view.set({ openRow: 'format', tab: 'format', sheet: 'half' })}
      >
        {t('format.ownShort')}
      </button>
    </fieldset>
  )
}

/** Right panel of "Ansehen": options that change how the product hangs. */
export function PreviewPanel() {
  const { t, names, catalogue, shop } = useDesigner()
  const context = useChoiceContext()
  const roomName = useView(state => state.room)
  const room = roomName === 'own' ? null : ROOMS[roomName]
  const openRow = useView(state => state.openRow)
  const frames = frameChoices(context)
  const mats = matChoices(context)
  const outer = frameOuterSize(catalogue, context.configuration)
  const share = room?.furniture?.kind === 'sofa' ? outer.widthMm / room.furniture.widthMm : null
  const percent = new Intl.NumberFormat(shop.locale, { style: 'percent', maximumFractionDigits: 0 })
  const own = frames.find(({ choices }) => choices.some(({ chosen }) => chosen))
  const shown = own && own.id !== 'none' ? own : frames[1]
  const swatches = [...(shown?.choices.slice(0, 7) ?? []), ...(frames[0]?.choices ?? [])]
  const difference = usePriceDifferences(swatches)

  return (
    <div className="zone-scroll">
      <section className="panel">
        <div className="panel-head">
          <h2>{t('product.title')}</h2>
        </div>
        <div className="panel-head" style={{ marginBottom: '0.5rem' }}>
          <h3>{names.field('formatType')}</h3>
        </div>
        <FormatChips />
        {share !== null && (
          <p className="small muted" style={{ marginTop: '0.625rem' }}>
            {t('format.ofSofa', { share: percent.format(share) })}
          </p>
        )}
      </section>
      {shown && openRow !== 'frame' && (
        <section className="panel">
          <div className="panel-head">
            <h3>{names.field('frameType')}</h3>
            <span className="aside">{shown.name}</span>
          </div>
          <div className="swatches">
            {swatches.map(choice => (
              <Swatch key={choice.value} choice={choice} group="see-frame" difference={difference(choice)} />
            ))}
          </div>
        </section>
      )}
      {mats.length > 1 && (
        <section className="panel">
          <div className="panel-head">
            <h3>{names.field('matType')}</h3>
          </div>
          <fieldset className="segments" aria-label={names.field('matType')} style={{ flexWrap: 'wrap' }}>
            {mats.map(choice => (
              <MatSegment key={choice.value} choice={choice} />
            ))}
          </fieldset>
        </section>
      )}
      <section className="panel">
        <ProductRows
          without={[
            ...(openRow === 'format' ? [] : ['format']),
            ...(shown && openRow !== 'frame' ? ['frame'] : []),
            'mat',
          ]}
        />
      </section>
    </div>
  )
}

function MatSegment({ choice }: { choice: ReturnType<typeof matChoices>[number] }) {
  const { product } = useDesigner()
  const id = `see-mat-${choice.value}`
  return (
    <div>
      <input
        type="radio"
        name="see-mat"
        id={id}
        checked={choice.chosen}
        disabled={Boolean(choice.problem)}
        onChange={() => product.apply(choice.next, 'matType', choice.name)}
      />
      <label htmlFor={id}>{choice.name}</label>
    </div>
  )
}
