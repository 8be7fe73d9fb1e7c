import type {
  Catalogue,
  DeliveryCalendar,
  FrameConfiguration,
  PaymentMethod,
  Platform,
  ProductionLimits,
  Shop,
} from '@passepartout/domain'
import type { WallSceneData } from '@passepartout/mockups'
import type { ScenePhoto } from '@passepartout/mockups/scene'
import type { OptionImage } from '../options/option-images.ts'
import type { DeliveryPromises } from './delivery-promises.ts'
import type { FirstPrices } from './use-prices.ts'
import type { FirstSurcharges } from './use-surcharges.ts'
import type { WallArtFormTexts } from './wall-art-form-texts.ts'

export interface WallImage {
  scene: WallSceneData
  folder: string
  photo: ScenePhoto
  alt: string
}

/** Another material, for sizes that this one does not have. */
export interface OtherMaterial {
  title: string
  address: string
  limits: ProductionLimits
}

/** Everything that the island gets: plain JSON. */
export interface WallArtFormProps {
  shop: Shop
  platform: Platform
  /** The material's part of the catalogue, in the page's language. */
  catalogue: Catalogue
  materialName: string
  configuration: FrameConfiguration
  prices: FirstPrices
  surcharges: FirstSurcharges
  texts: WallArtFormTexts
  /** Path of the page, for shared addresses. */
  path: string
  /** Target of the form in a browser without scripts. */
  designerPath: string
  /** Detail images by option value. */
  pictures: Readonly<Record<string, OptionImage>>
  wall: WallImage
  /** Days of the lab and of this country. */
  delivery: DeliveryCalendar | undefined
  promises: DeliveryPromises | undefined
  /** Whether the country has express delivery for it: its line is then reserved. */
  hasExpress: boolean
  /** The law requires the total with shipping beside the price. */
  showsDelivered: boolean
  /** Available payment methods: the promised day is that of the fastest. */
  payments: readonly PaymentMethod[]
  /** Materials that are available in any size within their limits. */
  others: readonly OtherMaterial[]
  /** On pages of a theme: the split test whose `on` starts with the portrait variant of the format. */
  portraitTest?: string | undefined
  ctaColours?: { ctaBackgroundColor: string; ctaTextColor: string } | undefined
  /** The address requests all formats: browsers without scripts get them in the page. */
  allFormats: boolean
}
