import { designableKindOf, designerPath } from '../paths/product-paths.ts'
import type { DesignerMetadata } from '../products/kind.ts'
import { type DesignableKind, KINDS } from '../products/registry.ts'
import { isLocale, type Locale } from '../shops/locales.ts'
import type { Platform } from '../shops/shop.ts'
import type { DesignerAddressRules, Nullable, YearMonth } from './designer-address-rules.ts'
import { readFields, writeFields } from './designer-fields.ts'
import { type QueryParams, readQuery, toQueryString } from './to-query-string.ts'

/** What every designer's address may carry beside the product. */
export interface DesignerCommonParams {
  platform?: Platform
  /** Click id of an advertisement. */
  gclid?: string
  locale?: Locale
}

/** What is designed on: a draft, and the line of the cart that it goes back to. */
export interface DesignerTarget {
  draft?: string | null
  line?: string | null
  /** The draft is somebody else's, worked on by a link. */
  guest?: '1'
}

type DesignerOf<Kind extends DesignableKind> = (typeof KINDS)[Kind]['designer']

/** A complete configuration per designer. */
export type DesignerParams = {
  [Kind in DesignableKind]: DesignerOf<Kind> extends DesignerAddressRules<infer Params, infer _>
    ? Params
    : never
}

/** The same before the defaults are filled in. */
export type DesignerInput = {
  [Kind in DesignableKind]: DesignerOf<Kind> extends DesignerAddressRules<infer _, infer Input>
    ? Input
    : never
}

/** What a designer's address says, with the parameters of its kind. */
export type DesignerAddress = {
  [Kind in DesignableKind]: { kind: Kind; params: DesignerParams[Kind]; extras: DesignerCommonParams }
}[DesignableKind]

// The registry pairs each designer with its own parameters; TypeScript cannot follow that through an index.
const designerOf = <Kind extends DesignableKind>(kind: Kind) =>
  KINDS[kind].designer as unknown as DesignerAddressRules<DesignerParams[Kind], DesignerInput[Kind]> &
    DesignerMetadata

/**
 * Fills in the defaults of spec 2: a calendar starts now, a sample is one card, a book is one copy, its type is split.
 *
 * @param current the month that a calendar without a start begins with
 */
export function designerParams<Kind extends DesignableKind>(
  kind: Kind,
  input: DesignerInput[Kind],
  current: YearMonth,
): DesignerParams[Kind] {
  return designerOf(kind).complete(input, current)
}

/**
 * Inner address of a designer with everything that was chosen (spec 2; parameter names of spec 3). It is the only place
 * that writes one; `pageHref` puts it into a shop and onto a platform.
 */
export function designerUrl<Kind extends DesignableKind>(
  kind: Kind,
  params: Nullable<DesignerParams[Kind]>,
  { platform, locale, gclid, draft, line, guest }: DesignerCommonParams & DesignerTarget = {},
): string {
  const chosen = writeFields(designerOf(kind).fields, params)
  return (
    designerPath(kind) +
    toQueryString({ ...chosen, platform, locale, gclid: gclid || null, draft, line, guest })
  )
}

/**
 * The address of a product's page with a choice in it, by the same parameters: the way back from a designer.
 *
 * @param page its path
 */
export function productPageUrl<Kind extends DesignableKind>(
  page: string,
  kind: Kind,
  params: Nullable<DesignerParams[Kind]>,
): string {
  const { fields, saidByPage = [] } = designerOf(kind)
  const chosen = Object.entries(writeFields(fields, params))
  const query = toQueryString(Object.fromEntries(chosen.filter(([name]) => !saidByPage.includes(name))))
  // Brackets are no signs of a query (RFC 3986): browsers take them in a link, other readers of pages do not.
  return page + query.replaceAll('[]=', '%5B%5D=')
}

/** Reads a designer's query into a complete configuration; what means nothing there is left out. */
export function parseDesignerQuery<Kind extends DesignableKind>(
  kind: Kind,
  query: QueryParams,
  current: YearMonth,
): DesignerParams[Kind] {
  const { fields, alsoRead, complete } = designerOf(kind)
  return complete({ ...readFields(fields, query), ...alsoRead?.(query) } as DesignerInput[Kind], current)
}

/**
 * Reads what `designerUrl` wrote, with or without origin, language prefix, desktop marker and trailing slash.
 * `undefined` for the address of anything else.
 *
 * @param current the month that a calendar without a start begins with
 */
export function parseDesignerUrl(pathOrUrl: string, current: YearMonth): DesignerAddress | undefined {
  const [, path = '', search = ''] = /^(?:(?:https?:)?\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?/i.exec(pathOrUrl) ?? []
  const kind = designableKindOf(
    path
      .replace(/^\/[a-z]{2}(?=\/)/, '')
      .replace(/^\/d(?=\/)/, '')
      .replace(/\/$/, ''),
  )
  if (!kind) return undefined
  const query = readQuery(search)
  return {
    kind,
    params: parseDesignerQuery(kind, query, current),
    extras: readExtras(query),
  } as DesignerAddress
}

/** What a designer's query says beside the product; what means nothing is left out. */
export function readExtras(query: QueryParams): DesignerCommonParams {
  const [platform, locale, gclid] = [query.get('platform'), query.get('locale'), query.get('gclid')]
  return {
    ...((platform === 'web' || platform === 'desktop') && { platform }),
    ...(isLocale(locale) && { locale }),
    ...(gclid && { gclid }),
  }
}
