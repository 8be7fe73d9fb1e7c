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

/** Another material, for sizes that this one cannot have. */
export interface OtherMaterial {
  title: string
  address: string
  limits: ProductionLimits
}

/** All an island knows: plain JSON. */
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
  /** Where a browser without script sends the form. */
  designerPath: string
  /** Close-ups by option value. */
  pictures: Readonly<Record<string, OptionImage>>
  wall: WallImage
  /** The plant's and this country's days. */
  delivery: DeliveryCalendar | undefined
  promises: DeliveryPromises | undefined
  /** Whether the country has express delivery for it: its line is then kept. */
  hasExpress: boolean
  /** The law wants the sum with shipping beside the price. */
  showsDelivered: boolean
  /** Ways to pay on offer: the day is told for the soonest. */
  payments: readonly PaymentMethod[]
  /** Materials of any size within their limits. */
  others: readonly OtherMaterial[]
  /** On pages of a theme: the split test whose `on` begins with the portrait variant of the format. */
  portraitTest?: string | undefined
  ctaColours?: { ctaBackgroundColor: string; ctaTextColor: string } | undefined
  /** The address asked for all formats: a browser without script gets them in the page. */
  allFormats: boolean
}
