import type { KindMetadata } from './kind.ts'
import {
  type DesignableKind,
  type DesignedKind,
  type DesignKind,
  type DocumentKind,
  documentKindOf,
  KINDS,
  type KindWithProductionTime,
  kindMetadata,
  type ProductFormKind,
  type ProductKind,
  type PublicProductKind,
  type UndesignedKind,
  type WallArtForm,
} from './registry.ts'

// All lists of kinds, for schemas and loops, derived from the registry.

const kindsMatching = <K extends ProductKind>(fits: (facts: KindMetadata) => boolean): readonly [K, ...K[]] =>
  Object.entries(KINDS).flatMap(([kind, facts]) => (fits(facts) ? [kind] : [])) as unknown as [K, ...K[]]

export const PRODUCT_KINDS = /* @__PURE__ */ kindsMatching<ProductKind>(() => true)
export const DESIGNABLE_KINDS = /* @__PURE__ */ kindsMatching<DesignableKind>(
  ({ designer }) => designer !== undefined,
)
export const DESIGNED_KINDS = /* @__PURE__ */ kindsMatching<DesignedKind>(({ line }) => line === 'designed')
export const UNDESIGNED_KINDS = /* @__PURE__ */ kindsMatching<UndesignedKind>(
  ({ line }) => line === 'article',
)
export const DESIGN_KINDS = /* @__PURE__ */ kindsMatching<DesignKind>(({ designs }) => designs !== undefined)
export const KINDS_WITH_PRODUCTION_TIME = /* @__PURE__ */ kindsMatching<KindWithProductionTime>(
  ({ madeBy }) => madeBy === 'kind',
)

export const isUndesigned = (value: unknown): value is UndesignedKind =>
  UNDESIGNED_KINDS.some(kind => kind === value)

export const PUBLIC_PRODUCT_KINDS = /* @__PURE__ */ Object.values<KindMetadata>(KINDS).flatMap(
  ({ word }) => word ?? [],
) as unknown as readonly [PublicProductKind, ...PublicProductKind[]]

export const DOCUMENT_KINDS = /* @__PURE__ */ DESIGNABLE_KINDS.map(documentKindOf) as unknown as readonly [
  DocumentKind,
  ...DocumentKind[],
]

const formsThat = <Word>(look: 'wall' | 'form'): readonly [Word, ...Word[]] =>
  Object.entries<KindMetadata>(KINDS).flatMap(([kind, { calculator }]) =>
    calculator?.look === look ? (calculator.products ?? [kind]) : [],
  ) as unknown as [Word, ...Word[]]

export const WALL_ART_FORMS = /* @__PURE__ */ formsThat<WallArtForm>('wall')
export const PRODUCT_FORM_KINDS = /* @__PURE__ */ formsThat<ProductFormKind>('form')

export const kindOfForm = (product: WallArtForm | ProductFormKind): ProductKind =>
  PRODUCT_KINDS.find(kind => kindMetadata(kind).calculator?.products?.includes(product)) ??
  (product as ProductKind)
