import {
  dimensionString,
  formatLength,
  materialOf,
  parseDimension,
  toDisplayUnit,
  toMm,
} from '@passepartout/domain'
import { type SubmitEvent, useId, useState } from 'react'
import { displayChoice } from '../product/choices.ts'
import { useChoiceContext } from '../product/use-choices.ts'
import { useDesigner } from '../state/designer-context.ts'

/** A custom size, for materials that are cut to any. */
export function CustomSize() {
  const { t } = useDesigner()
  const context = useChoiceContext()
  const [open, setOpen] = useState(false)
  const material = materialOf(context.catalogue, context.configuration.materialType)
  if (!material.freeFormat) return null
  if (!open) {
    return (
      <button type="button" className="text-button" onClick={() => setOpen(true)}>
        {t('format.own')}
      </button>
    )
  }
  return <SizeForm />
}

function SizeForm() {
  const { t, product, shop } = useDesigner()
  const context = useChoiceContext()
  const { configuration, catalogue, names } = context
  const { limits } = materialOf(catalogue, configuration.materialType)
  const now = parseDimension(configuration.formatType)
  const [error, setError] = useState<string | null>(null)
  const id = useId()
  const shown = (mm: number) =>
    String(toDisplayUnit(mm, shop.unit)).replace('.', shop.unit === 'in' ? '.' : ',')

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const read = (name: string) => toMm(Number(String(form.get(name)).replace(',', '.')) || 0, shop.unit)
    const size = { widthMm: read('width'), heightMm: read('height') }
    const formatType = dimensionString(size)
    const choice = displayChoice(
      context,
      'formatType',
      { formatType },
      { value: formatType, name: names.format(formatType), chosen: false },
    )
    const fits = choice.next.formatType === formatType && !choice.problem
    if (!fits) {
      const [min, max] = [limits.minSideMm, limits.maxLongSideMm].map(mm => formatLength(mm, shop.locale))
      return setError(choice.problem?.reason ?? t('format.limits', { min: min ?? '', max: max ?? '' }))
    }
    setError(null)
    product.apply(choice.next, 'formatType', names.format(formatType))
  }

  const [min, maxLong] = [limits.minSideMm, limits.maxLongSideMm].map(mm => formatLength(mm, shop.locale))
  return (
    <form onSubmit={submit} noValidate>
      <div className="size-fields">
        <div>
          <label htmlFor={`${id}-w`}>
            {t('format.width')} ({shop.unit})
          </label>
          <input
            id={`${id}-w`}
            className="field"
            name="width"
            inputMode="decimal"
            defaultValue={shown(now.widthMm)}
            aria-invalid={error !== null}
            aria-describedby={`${id}-hint`}
          />
        </div>
        <span aria-hidden="true" style={{ paddingBottom: '0.5rem' }}>
          ×
        </span>
        <div>
          <label htmlFor={`${id}-h`}>
            {t('format.height')} ({shop.unit})
          </label>
          <input
            id={`${id}-h`}
            className="field"
            name="height"
            inputMode="decimal"
            defaultValue={shown(now.heightMm)}
            aria-invalid={error !== null}
            aria-describedby={`${id}-hint`}
          />
        </div>
      </div>
      <p
        className={error ? 'error-text' : 'muted small'}
        id={`${id}-hint`}
        role={error ? 'alert' : undefined}
      >
        {error ?? t('format.limits', { min: min ?? '', max: maxLong ?? '' })}
      </p>
      <button type="submit" className="button" style={{ marginTop: '0.5rem' }}>
        {t('format.apply')}
      </button>
    </form>
  )
}
