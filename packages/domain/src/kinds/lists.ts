import type { KindFacts } from './kind.ts'
import {
  type ArticleKind,
  type Configurator,
  type DesignedKind,
  type DesignKind,
  type DocumentKind,
  documentKindOf,
  type FormCalculator,
  factsOf,
  KINDS,
  type ProducedKind,
  type ProductWord,
  type UndesignedKind,
  type WallCalculator,
} from './registry.ts'

// Every list of kinds, for schemas and loops; each follows from the registry.

const kindsWhere = <K extends ArticleKind>(fits: (facts: KindFacts) => boolean): readonly [K, ...K[]] =>
  Object.entries(KINDS).flatMap(([kind, facts]) => (fits(facts) ? [kind] : [])) as unknown as [K, ...K[]]

export const ARTICLE_KINDS = /* @__PURE__ */ kindsWhere<ArticleKind>(() => true)
export const CONFIGURATORS = /* @__PURE__ */ kindsWhere<Configurator>(
  ({ designer }) => designer !== undefined,
)
export const DESIGNED_KINDS = /* @__PURE__ */ kindsWhere<DesignedKind>(({ line }) => line === 'designed')
export const UNDESIGNED_KINDS = /* @__PURE__ */ kindsWhere<UndesignedKind>(({ line }) => line === 'article')
export const DESIGN_KINDS = /* @__PURE__ */ kindsWhere<DesignKind>(({ designs }) => designs !== undefined)
export const PRODUCED_KINDS = /* @__PURE__ */ kindsWhere<ProducedKind>(({ madeBy }) => madeBy === 'kind')

export const isUndesigned = (value: unknown): value is UndesignedKind =>
  UNDESIGNED_KINDS.some(kind => kind === value)

export const PRODUCT_WORDS = /* @__PURE__ */ Object.values<KindFacts>(KINDS).flatMap(
  ({ word }) => word ?? [],
) as unknown as readonly [ProductWord, ...ProductWord[]]

export const DOCUMENT_KINDS = /* @__PURE__ */ CONFIGURATORS.map(documentKindOf) as unknown as readonly [
  DocumentKind,
  ...DocumentKind[],
]

const calculatorsThat = <Word>(look: 'wall' | 'form'): readonly [Word, ...Word[]] =>
  Object.entries<KindFacts>(KINDS).flatMap(([kind, { calculator }]) =>
    calculator?.look === look ? (calculator.products ?? [kind]) : [],
  ) as unknown as [Word, ...Word[]]

export const WALL_CALCULATORS = /* @__PURE__ */ calculatorsThat<WallCalculator>('wall')
export const FORM_CALCULATORS = /* @__PURE__ */ calculatorsThat<FormCalculator>('form')

/** The kind that a calculator is about. */
export const calculatedKind = (product: WallCalculator | FormCalculator): ArticleKind =>
  ARTICLE_KINDS.find(kind => factsOf(kind).calculator?.products?.includes(product)) ??
  (product as ArticleKind)
