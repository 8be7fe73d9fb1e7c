import { fetchWithCorrections, getCollageDesignGroup } from '@passepartout/contracts'
import { designsOf } from '@passepartout/designs'
import {
  applicableOptions,
  deliveryItemOf,
  formatSize,
  inOneName,
  localised,
  matOf,
  parseDesignerUrl,
  parseDimension,
  printGeometry,
  shopSettings,
} from '@passepartout/domain'
import { createInitialDocument } from './initial-document.ts'
import {
  canonicalDesignerAddress,
  type DesignerAddressOf,
  nameOfChosen,
  type OpenContext,
  type OpenedConfiguration,
  priceOf,
  requestedParams,
} from './open-context.ts'

const NAMES = ['designId', 'materialType', 'formatType', 'optionTypes', 'frameType', 'matType', 'matSize']

/** Wall art with several photos: one page in the size of the print, with the slots of the design. */
export async function openCollage(
  { params, extras }: DesignerAddressOf<'collage'>,
  context: OpenContext,
): Promise<OpenedConfiguration | undefined> {
  const { client, shop, noSuchDesign } = context
  const { catalogue, designs } = context.data
  const byId = (id: string) => designsOf(designs, 'collage').find(({ collage }) => collage.designId === id)
  const wanted = params.designId === undefined ? undefined : byId(params.designId)
  const design = wanted ?? byId(shopSettings(shop).defaultCollageId)
  if (!design) return undefined
  const { designId } = design.collage
  const optionTypes = applicableOptions(catalogue, params.materialType, params.optionTypes)
  const answer = await fetchWithCorrections(
    query => client.call(getCollageDesignGroup, { query: { ...query, designId } as never }),
    requestedParams({ ...params, designId, optionTypes }, NAMES),
  )
  if (!answer.ok) return undefined
  const { chosen } = answer.payload
  // Unavailable choices were replaced: the catalogue's rules parse the same values again.
  const configuration = chosen.configuration as Parameters<typeof printGeometry>[1]
  const palette = design.palettes.find(({ id }) => id === params.palette) ?? design.palettes[0]
  const { trim, bleedMm, safeMm } = printGeometry(catalogue, configuration)
  const print = { bleed: bleedMm, safe: safeMm }
  const opened = createInitialDocument({
    kind: 'collage',
    sheets: [
      {
        label: { key: 'front' },
        wanted: { page: 'collage' },
        plain: { id: 'collage', ...trim, ...print, slots: [{ id: 'collage.photo', box: 'full' }] },
      },
    ],
    ...{ library: designs, design, palette: palette?.id ?? '', locale: shop.locale, trim, print },
    refinement: 'none',
  })
  const { formatType, frameType, matType, matSize } = configuration
  const mat = matSize && matType ? matOf(catalogue, matType) : undefined
  const answered = parseDesignerUrl(chosen.designerUrl, context.current)?.params ?? {}
  const name = localised(design.name, shop.locale)
  const { choices } = chosen
  const options = choices.options.map(({ choices: values }) => nameOfChosen(values)).filter(Boolean)
  const fact = (field: string, value: string) => ({ field, value })
  return {
    address: canonicalDesignerAddress(
      'collage',
      params,
      { query: answer.query, names: NAMES, answered },
      extras,
    ),
    design: name,
    size: formatSize(parseDimension(formatType), shop.locale),
    facts: [
      fact('formatType', nameOfChosen(choices.formatType)),
      fact('materialType', nameOfChosen(choices.materialType)),
      ...(frameType ? [fact('frameType', nameOfChosen(choices.frameType))] : []),
      ...(mat ? [fact('matType', localised(mat.name, shop.locale))] : []),
      ...(options.length > 0 ? [fact('optionTypes', inOneName(shop.locale, options).join(', '))] : []),
      fact('photos', String(design.collage.slots)),
    ],
    corrections: [
      ...(params.designId !== undefined && !wanted ? [noSuchDesign(params.designId, name)] : []),
      ...answer.corrections,
    ],
    ...priceOf(chosen),
    made: deliveryItemOf('collage', configuration),
    viewing: 'wall',
    ...opened,
  }
}
