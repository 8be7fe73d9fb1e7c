import type { Catalogue } from '../../catalogue/schema.ts'
import type { Shop } from '../../shops/shop.ts'
import { channelProblems } from '../shared/limits.ts'
import { isFinishedInChannel } from '../shared/print-finishes.ts'
import type { ProductCheck, ProductProblem } from '../shared/rules.ts'
import {
  bindingOf,
  coverOf,
  type PhotobookConfiguration,
  photobookDefinition,
  photobookTypeOf,
} from './configuration.ts'
import { isPageCount } from './page-counts.ts'
import type { PhotobookBindingDefinition } from './schema.ts'

/** Whether a photobook can be made and sold in a shop; returns every problem. */
export function checkPhotobook(
  catalogue: Catalogue,
  configuration: PhotobookConfiguration,
  shop: Shop,
): ProductCheck {
  const problem = (field: keyof PhotobookConfiguration, code: string): ProductProblem => ({
    field,
    code,
    value: String(configuration[field]),
  })
  const definition = photobookDefinition(catalogue)
  const type = photobookTypeOf(definition, configuration.photobookPrinting)
  if (!type) return { ok: false, problems: [problem('photobookPrinting', 'unknown-photobook-type')] }

  const binding = bindingOf(type, configuration.photobookBinding)
  const problems = [
    ...channelProblems(definition, shop),
    ...(type.formats.includes(configuration.photobookFormat)
      ? []
      : [problem('photobookFormat', 'format-not-for-type')]),
    ...(binding
      ? checkBound(binding, configuration, shop, problem)
      : [problem('photobookBinding', 'binding-not-for-type')]),
  ]
  return problems.length > 0 ? { ok: false, problems } : { ok: true }
}

/** Checks the fields that depend on the binding: pages, paper, cover and its surface. */
function checkBound(
  binding: PhotobookBindingDefinition,
  configuration: PhotobookConfiguration,
  shop: Shop,
  problem: (field: keyof PhotobookConfiguration, code: string) => ProductProblem,
): ProductProblem[] {
  const { photobookPageCount, photobookPaper, photobookCover, photobookCoverLamination, refinementType } =
    configuration
  const problems: ProductProblem[] = []
  const { min, max } = binding.pages
  if (!(photobookPageCount >= min)) problems.push(problem('photobookPageCount', 'too-few-pages'))
  else if (photobookPageCount > max) problems.push(problem('photobookPageCount', 'too-many-pages'))
  else if (!isPageCount(binding.pages, photobookPageCount))
    problems.push(problem('photobookPageCount', 'page-count-between-steps'))
  if (!binding.papers.some(({ id }) => id === photobookPaper))
    problems.push(problem('photobookPaper', 'paper-not-for-binding'))

  const cover = coverOf(binding, photobookCover)
  if (!cover) return [...problems, problem('photobookCover', 'cover-not-for-binding')]
  if (!cover.laminations.includes(photobookCoverLamination))
    problems.push(problem('photobookCoverLamination', 'lamination-not-for-cover'))
  if (!cover.refinements.includes(refinementType))
    problems.push(problem('refinementType', 'refinement-not-for-cover'))
  else if (!isFinishedInChannel(refinementType, shop))
    problems.push(problem('refinementType', 'refinement-not-in-channel'))
  return problems
}
