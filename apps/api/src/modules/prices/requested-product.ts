import {
  type ConfigurationOf,
  checkProduct,
  normaliseProduct,
  type ProductConfiguration,
  type ProductCorrection,
  type ProductInput,
  type ProductKind,
  type ProductProblem,
} from '@passepartout/domain'
import type { CallContext } from '../../http/call-context.ts'

type ProductResult<K extends ProductKind> =
  | { ok: true; configuration: ConfigurationOf<K> }
  | { ok: false; problems: ProductProblem[] }

/**
 * The requested product of any kind with defaults for missing fields. An unavailable value is a problem and is not
 * corrected: a price must never be that of another product.
 */
export function requestedProduct<K extends ProductKind>(
  { catalogue, shop, now }: Pick<CallContext, 'catalogue' | 'shop' | 'now'>,
  kind: K,
  input: ProductInput,
): ProductResult<K> {
  const { configuration, corrections } = normaliseProduct(catalogue, kind, input, shop, now)
  // The configuration of the kind is a member of the union; TypeScript cannot follow that through the registry.
  const product = configuration as unknown as ProductConfiguration
  const problems = corrections.map(correction => reasonOf({ catalogue, shop }, product, correction))
  return problems.length > 0 ? { ok: false, problems } : { ok: true, configuration }
}

/** Why a value was replaced: the problem of the configuration that contains it. */
function reasonOf(
  { catalogue, shop }: Pick<CallContext, 'catalogue' | 'shop'>,
  configuration: ProductConfiguration,
  { field, given }: ProductCorrection,
): ProductProblem {
  const used = new Map<string, unknown>(Object.entries(configuration)).get(field)
  const value = Array.isArray(used) ? [given] : typeof used === 'number' ? Number(given) : given
  const check = checkProduct(catalogue, Object.assign({}, configuration, { [field]: value }), shop)
  const problem = check.ok ? undefined : check.problems.find(one => one.field === field)
  return { field, code: problem?.code ?? 'other', value: given }
}
