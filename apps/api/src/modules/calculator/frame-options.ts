import {
  type Catalogue,
  formatsOf,
  frameOf,
  initialFormat,
  localised,
  type MaterialDefinition,
  normaliseFrameConfiguration,
  type Shop,
} from '@passepartout/domain'
import { formatPrices, type PricedShop } from '../prices/index.ts'
import { initialOf, type Option } from './calculator-option.ts'

/** The materials that a calculator offers: all, or those that go with a frame, or a choice of them. */
export function materialsFor(
  catalogue: Catalogue,
  frameType: string | undefined,
  values: readonly string[] | undefined,
): MaterialDefinition[] {
  const kind = frameType === undefined ? undefined : frameOf(catalogue, frameType)?.kind.id
  return catalogue.materials.filter(
    material =>
      (kind === undefined || material.frames.includes(kind)) && (values?.includes(material.id) ?? true),
  )
}

/** One option of a calculator for pictures: a material with the prices of its formats. */
export function materialOption(priced: PricedShop, material: MaterialDefinition, frameType?: string): Option {
  const { catalogue, shop } = priced
  const { configuration } = normaliseFrameConfiguration(
    catalogue,
    { materialType: material.id, ...(frameType === undefined ? {} : { frameType }) },
    shop,
  )
  const formats = formatPrices(priced, configuration, formatsOf(catalogue, material, shop))
  return {
    value: material.id,
    name: nameWithFrame(catalogue, material, configuration.frameType, shop),
    labelTranslationKey: `material.${material.id}`,
    group: material.group,
    formats,
    initiallySelectedFormat: initialOf(formats, initialFormat(material, shop)),
  }
}

function nameWithFrame(
  catalogue: Catalogue,
  material: MaterialDefinition,
  frameType: string | undefined,
  { locale }: Shop,
): string {
  const frame = frameType === undefined ? undefined : frameOf(catalogue, frameType)
  const name = localised(material.name, locale)
  return frame ? `${name}, ${localised(frame.kind.name, locale)}` : name
}
