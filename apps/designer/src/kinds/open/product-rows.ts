import { type DisplayMoney, designImageUrl } from '@passepartout/contracts'
import type { Design, DesignLibrary } from '@passepartout/designs'
import { type Locale, localised } from '@passepartout/domain'
import type { ProductRow, ProductRowChoice } from '../../data/configured-product.ts'

/** A choice as returned by the price calls. */
interface PricedChoice {
  value: string
  name: string
  chosen: boolean
  allowed: boolean
  reason: string | null
  difference: DisplayMoney | null
}

/** Row of a product field; undefined where there is no choice. */
export function choiceRow(
  field: string,
  param: string,
  choices: readonly PricedChoice[],
  look: ProductRow['look'] = 'list',
): ProductRow[] {
  if (choices.length < 2) return []
  const shown = choices.map(({ difference, ...choice }): ProductRowChoice => {
    const { amount = 0, text = '' } = difference ?? {}
    return {
      ...choice,
      difference: amount === 0 ? null : amount > 0 ? `+\u00a0${text}` : text.replace(/^[-−]\s*/, '−\u00a0'),
      params: { [param]: choice.value },
    }
  })
  return [{ field, look, choices: shown }]
}

/** Row of plain values, all available. */
export const plainRow = (
  field: string,
  param: string,
  options: readonly { value: string; name: string; chosen: boolean }[],
): ProductRow[] =>
  choiceRow(
    field,
    param,
    options.map(option => ({ ...option, allowed: true, reason: null, difference: null })),
    'select',
  )

interface DesignRowOptions {
  library: DesignLibrary
  locale: Locale
  /** The chosen design and its palette. */
  design: Design | undefined
  palette: string
  /** All designs available for the configuration. */
  designs: readonly Design[]
  /** Names of the parameters for design and palette. */
  params: { design: string; palette: string }
  /** Page of the design used as preview. */
  page: string
}

export function designRows(options: DesignRowOptions): ProductRow[] {
  const { library, locale, design, palette, designs, params, page } = options
  if (!design) return []
  const plain = { allowed: true, reason: null, difference: null }
  const palettes = design.palettes.map(
    ({ id, name, swatch }): ProductRowChoice => ({
      ...{ value: id, name: localised(name, locale), chosen: id === palette, ...plain },
      ...{ params: { [params.palette]: id }, swatch },
    }),
  )
  const styles = designs.map((one): ProductRowChoice => {
    const first = one.palettes[0]?.id ?? ''
    const version = library.version
    return {
      ...{ value: one.id, name: localised(one.name, locale), chosen: one === design, ...plain },
      params: { [params.design]: one.id, [params.palette]: first },
      picture: designImageUrl({ kind: one.kind, id: one.id, version, locale, width: 240, page }),
    }
  })
  return [
    ...(styles.length > 1 ? [{ field: 'design', look: 'pictures' as const, choices: styles }] : []),
    ...(palettes.length > 1 ? [{ field: 'palette', look: 'swatches' as const, choices: palettes }] : []),
  ]
}

/** Choices that a design supports, including the chosen one. */
export const offeredBy = <C extends PricedChoice>(
  known: readonly string[] | undefined,
  choices: readonly C[],
): C[] => choices.filter(({ value, chosen }) => chosen || !known || known.includes(value))
