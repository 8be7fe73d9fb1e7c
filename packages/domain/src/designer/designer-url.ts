import { designableKindOf, designerPath } from '../paths/product-paths.ts'
import type { DesignerMetadata } from '../products/kind.ts'
import { type DesignableKind, KINDS } from '../products/registry.ts'
import { isLocale, type Locale } from '../shops/locales.ts'
import type { Platform } from '../shops/shop.ts'
import type { DesignerAddressRules, Nullable, YearMonth } from './designer-address-rules.ts'
import { readFields, writeFields } from './designer-fields.ts'
import { type QueryParams, readQuery, toQueryString } from './to-query-string.ts'

/** Parameters of every designer's address besides the product. */
export interface DesignerCommonParams {
  platform?: Platform
  /** Google click id of an advertisement. */
  gclid?: string
  locale?: Locale
}

/** The draft that is designed, and the cart line it belongs to. */
export interface DesignerTarget {
  draft?: string | null
  line?: string | null
  /** The draft belongs to another customer and is edited through a share link. */
  guest?: '1'
}

type DesignerOf<Kind extends DesignableKind> = (typeof KINDS)[Kind]['designer']

/** The complete configuration of each designer. */
export type DesignerParams = {
  [Kind in DesignableKind]: DesignerOf<Kind> extends DesignerAddressRules<infer Params, infer _>
    ? Params
    : never
}

/** The configuration of each designer before its defaults are filled in. */
export type DesignerInput = {
  [Kind in DesignableKind]: DesignerOf<Kind> extends DesignerAddressRules<infer _, infer Input>
    ? Input
    : never
}

/** A designer's address with the parameters of its kind. */
export type DesignerAddress = {
  [Kind in DesignableKind]: { kind: Kind; params: DesignerParams[Kind]; extras: DesignerCommonParams }
}[DesignableKind]

// The registry pairs each designer with its own parameters, which TypeScript cannot follow through an index.
const designerOf = <Kind extends DesignableKind>(kind: Kind) =>
  KINDS[kind].designer as unknown as DesignerAddressRules<DesignerParams[Kind], DesignerInput[Kind]> &
    DesignerMetadata

/**
 * Fills in the defaults of spec 2: a calendar starts in the current month, a sample is one card, a book is one copy
 * with its type split.
 *
 * @param current the first month of a calendar without a start
 */
export function designerParams<Kind extends DesignableKind>(
  kind: Kind,
  input: DesignerInput[Kind],
  current: YearMonth,
): DesignerParams[Kind] {
  return designerOf(kind).complete(input, current)
}

/**
 * Inner address of a designer with its configuration (spec 2; parameter names of spec 3). All designer addresses are
 * made here; `pageHref` adds shop and platform.
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
 * Address of a product page with the same configuration parameters: the way back from a designer.
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
  // Brackets are not allowed in a query (RFC 3986): browsers accept them in a link, other parsers do not.
  return page + query.replaceAll('[]=', '%5B%5D=')
}

/** Parses a designer's query into a complete configuration; ignores meaningless values. */
export function parseDesignerQuery<Kind extends DesignableKind>(
  kind: Kind,
  query: QueryParams,
  current: YearMonth,
): DesignerParams[Kind] {
  const { fields, alsoRead, complete } = designerOf(kind)
  return complete({ ...readFields(fields, query), ...alsoRead?.(query) } as DesignerInput[Kind], current)
}

/**
 * Parses an address made by `designerUrl`, with or without origin, language prefix, desktop marker and trailing slash.
 * `undefined` for any other address.
 *
 * @param current the first month of a calendar without a start
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

/** Reads the parameters of a designer's query besides the product; ignores meaningless values. */
export function readExtras(query: QueryParams): DesignerCommonParams {
  const [platform, locale, gclid] = [query.get('platform'), query.get('locale'), query.get('gclid')]
  return {
    ...((platform === 'web' || platform === 'desktop') && { platform }),
    ...(isLocale(locale) && { locale }),
    ...(gclid && { gclid }),
  }
}
