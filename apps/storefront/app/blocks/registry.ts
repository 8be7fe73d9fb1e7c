import type {
  CardHero as CardHeroBlock,
  CardRow as CardRowBlock,
  Comparison as ComparisonBlock,
  FrameRow as FrameRowBlock,
  ImageText as ImageTextBlock,
  MaterialStrips as MaterialStripsBlock,
  OccasionGrid as OccasionGridBlock,
  PhotoDrop as PhotoDropBlock,
  ProductMatrix as ProductMatrixBlock,
  Samples as SamplesBlock,
  TeaserGrid as TeaserGridBlock,
  TeaserHero as TeaserHeroBlock,
  TeaserProduct as TeaserProductBlock,
  TeaserSlider as TeaserSliderBlock,
} from '@passepartout/content-model'
import { nestedBlockFields } from '@passepartout/content-model'
import type { ReactNode } from 'react'
import { loadCards } from '../features/cards/card-designs.ts'
import { loadStartingPrices } from '../features/prices/load-starting-prices.ts'
import { priceName } from '../features/prices/price-name.ts'
import { ProductDetailBlock } from '../features/product-detail/product-detail-block.tsx'
import { ProductOverview } from '../features/product-list/product-overview.tsx'
import { loadProductForm } from '../features/wall-art-form/load-product-form.ts'
import type { LoadContext } from '../platform/block.ts'
import type { BlockParts, BlockProps } from '../platform/page.ts'
import { loadAccessoryDetail } from './accessory-detail/load-accessory-detail.ts'
import { loadAccessoryOverview } from './accessory-overview/load-accessory-overview.ts'
import { Accordion } from './accordion/accordion.tsx'
import { BackToTop } from './back-to-top/back-to-top.tsx'
import { Breadcrumb } from './breadcrumb/breadcrumb.tsx'
import { ProductFormBlock } from './calculator/calculator.tsx'
import { loadCalendarDetail } from './calendar-detail/load-calendar-detail.ts'
import { CalendarOverview } from './calendar-overview/calendar-overview.tsx'
import { loadCalendarOverview } from './calendar-overview/load-calendar-overview.ts'
import { CampaignNotice } from './campaign-notice/campaign-notice.tsx'
import { loadCampaign } from './campaign-notice/load-campaign.ts'
import { loadCardDetail } from './card-detail/load-card-detail.ts'
import { CardHero } from './card-hero/card-hero.tsx'
import { CardOverview } from './card-overview/card-overview.tsx'
import { loadCardOverview } from './card-overview/load-card-overview.ts'
import { CardRow } from './card-row/card-row.tsx'
import { loadCollageDetail } from './collage-detail/load-collage-detail.ts'
import { loadCollageOverview } from './collage-overview/load-collage-overview.ts'
import { Comparison } from './comparison/comparison.tsx'
import { ContactForm } from './contact-form/contact-form.tsx'
import { loadContactForm } from './contact-form/load-contact-form.ts'
import { ContactPerson } from './contact-person/contact-person.tsx'
import { loadContactPerson } from './contact-person/load-contact-person.ts'
import { Credits } from './credits/credits.tsx'
import { Facts } from './facts/facts.tsx'
import { Feed } from './feed/feed.tsx'
import { loadFeed } from './feed/load-feed.ts'
import { FlagOnOff } from './flag-on-off/flag-on-off.tsx'
import { FrameWithoutPrint } from './frame-alone/frame-without-print.tsx'
import { loadFrameWithoutPrint } from './frame-alone/load-frame-without-print.ts'
import { FrameRow } from './frame-row/frame-row.tsx'
import { GlossaryList } from './glossary-list/glossary-list.tsx'
import { WallArrangements } from './hangings/wall-arrangements.tsx'
import { Headline } from './headline/headline.tsx'
import { Image } from './image/image.tsx'
import { ImageText } from './image-text/image-text.tsx'
import { LegalGuarantee } from './legal-guarantee/legal-guarantee.tsx'
import { LinkList } from './link-list/link-list.tsx'
import { loadMatrix } from './material-matrix/load-matrix.ts'
import { MaterialMatrix } from './material-matrix/material-matrix.tsx'
import { MaterialStrips } from './material-strips/material-strips.tsx'
import { Newsletter } from './newsletter/newsletter.tsx'
import { OccasionGrid } from './occasion-grid/occasion-grid.tsx'
import { OverviewHead } from './overview-head/overview-head.tsx'
import { PhotoDrop } from './photo-drop/photo-drop.tsx'
import { loadPhotobookDetail } from './photobook-detail/load-photobook-detail.ts'
import { loadPhotobookOverview } from './photobook-overview/load-photobook-overview.ts'
import { PhotobookOverview } from './photobook-overview/photobook-overview.tsx'
import { ProductMatrix } from './product-matrix/product-matrix.tsx'
import { PrintFinishes } from './refinements/print-finishes.tsx'
import { RegisterNumbers } from './register-numbers/register-numbers.tsx'
import { Retention } from './retention/retention.tsx'
import { Samples } from './samples/samples.tsx'
import { SceneBlockView } from './scene/scene.tsx'
import { Service } from './service/service.tsx'
import { loadShippingCosts } from './shipping-costs/load-shipping-costs.ts'
import { ShippingCosts } from './shipping-costs/shipping-costs.tsx'
import { Shop } from './shop/shop.tsx'
import { SmartBanner } from './smart-banner/smart-banner.tsx'
import { Steps } from './steps/steps.tsx'
import { loadCountdown } from './teaser-countdown/load-countdown.ts'
import { TeaserCountdown } from './teaser-countdown/teaser-countdown.tsx'
import { TeaserGrid } from './teaser-grid/teaser-grid.tsx'
import { TeaserHero } from './teaser-hero/teaser-hero.tsx'
import { TeaserInspiration } from './teaser-inspiration/teaser-inspiration.tsx'
import { TeaserProduct } from './teaser-product/teaser-product.tsx'
import { TeaserSlider } from './teaser-slider/teaser-slider.tsx'
import { TeaserUsp } from './teaser-usp/teaser-usp.tsx'
import { Text } from './text/text.tsx'
import { loadThemes } from './themes/load-themes.ts'
import { Themes } from './themes/themes.tsx'
import { Video } from './video/video.tsx'
import { loadVoucher } from './voucher/load-voucher.ts'
import { Voucher } from './voucher/voucher.tsx'

/** A registered block; the result of `load` is the `data` of its component. */
export interface RegisteredBlock {
  component: (props: BlockProps<never, never> & BlockParts) => ReactNode
  /** Components rendered inside this one when they directly follow it. */
  takes?: readonly string[]
  /** Fields with nested blocks; the component receives them rendered. */
  nested?: readonly string[]
  load?: (block: never, context: LoadContext) => Promise<unknown>
}

/** Every content component by its name in stories. */
export const registry: Readonly<Record<string, RegisteredBlock>> = {
  accordion: { component: Accordion },
  'back-to-top': { component: BackToTop },
  breadcrumb: { component: Breadcrumb },
  calculator: { component: ProductFormBlock, load: loadProductForm, takes: ['facts'] },
  'campaign-notice': { component: CampaignNotice, load: loadCampaign },
  'card-hero': {
    component: CardHero,
    load: (block: CardHeroBlock, context) => loadCards(block.cards, context),
  },
  'card-overview': { component: CardOverview, load: loadCardOverview },
  'card-row': {
    component: CardRow,
    load: (block: CardRowBlock, context) => loadCards(block.cards, context),
  },
  comparison: {
    component: Comparison,
    load: ({ columns, priceFormat: format }: ComparisonBlock, context) =>
      loadStartingPrices(
        columns.map(column => priceName({ ...column, format })),
        context,
      ),
  },
  credits: { component: Credits },
  facts: { component: Facts },
  'flag-on-off': { component: FlagOnOff, nested: nestedBlockFields['flag-on-off'] },
  'frame-alone': { component: FrameWithoutPrint, load: loadFrameWithoutPrint },
  'frame-row': {
    component: FrameRow,
    load: (block: FrameRowBlock, context) =>
      loadStartingPrices(
        block.items.map(item => item.fromPrice),
        context,
      ),
  },
  'glossary-list': { component: GlossaryList },
  hangings: { component: WallArrangements },
  headline: { component: Headline },
  image: { component: Image },
  'image-text': {
    component: ImageText,
    load: (block: ImageTextBlock, context) => loadStartingPrices([block.fromPrice], context),
  },
  'legal-guarantee': { component: LegalGuarantee },
  'link-list': { component: LinkList },
  'material-matrix': { component: MaterialMatrix, load: loadMatrix },
  'material-strips': {
    component: MaterialStrips,
    load: (block: MaterialStripsBlock, context) =>
      loadStartingPrices(
        block.items.map(item => item.fromPrice),
        context,
      ),
  },
  'occasion-grid': {
    component: OccasionGrid,
    load: (block: OccasionGridBlock, context) =>
      loadCards(
        block.items.flatMap(item => item.cards),
        context,
      ),
  },
  'overview-head': { component: OverviewHead },
  'photo-drop': {
    component: PhotoDrop,
    load: (block: PhotoDropBlock, context) =>
      loadStartingPrices(
        block.tiles.map(tile => tile.fromPrice),
        context,
      ),
  },
  refinements: { component: PrintFinishes },
  samples: {
    component: Samples,
    load: (block: SamplesBlock, context) => loadCards(block.cards, context),
  },
  'register-numbers': { component: RegisterNumbers },
  retention: { component: Retention },
  scene: { component: SceneBlockView },
  'shipping-costs': { component: ShippingCosts, load: loadShippingCosts },
  service: { component: Service },
  'smart-banner': { component: SmartBanner },
  steps: { component: Steps },
  'teaser-countdown': { component: TeaserCountdown, load: loadCountdown },
  'teaser-grid': {
    component: TeaserGrid,
    load: (block: TeaserGridBlock, context) =>
      loadStartingPrices(
        block.items.map(tile => tile.fromPrice),
        context,
      ),
  },
  'teaser-hero': {
    component: TeaserHero,
    load: (block: TeaserHeroBlock, context) => loadStartingPrices([block.label?.fromPrice], context),
  },
  'teaser-inspiration': { component: TeaserInspiration },
  'teaser-product': {
    component: TeaserProduct,
    load: (block: TeaserProductBlock, context) => loadStartingPrices([block.fromPrice], context),
  },
  'teaser-slider': {
    component: TeaserSlider,
    load: (block: TeaserSliderBlock, context) =>
      loadStartingPrices(
        block.items.map(item => item.fromPrice),
        context,
      ),
  },
  'teaser-usp': { component: TeaserUsp },
  text: { component: Text },
  video: { component: Video },
  'accessory-overview': { component: ProductOverview, load: loadAccessoryOverview },
  'calendar-overview': { component: CalendarOverview, load: loadCalendarOverview },
  'collage-overview': { component: ProductOverview, load: loadCollageOverview },
  'photobook-overview': { component: PhotobookOverview, load: loadPhotobookOverview },
  'accessory-detail': { component: ProductDetailBlock, load: loadAccessoryDetail },
  'calendar-detail': { component: ProductDetailBlock, load: loadCalendarDetail },
  'card-detail': { component: ProductDetailBlock, load: loadCardDetail },
  'collage-detail': { component: ProductDetailBlock, load: loadCollageDetail },
  'photobook-detail': { component: ProductDetailBlock, load: loadPhotobookDetail },
  themes: { component: Themes, load: loadThemes },
  'contact-form': { component: ContactForm, load: loadContactForm },
  'contact-person': { component: ContactPerson, load: loadContactPerson },
  feed: { component: Feed, load: loadFeed },
  newsletter: { component: Newsletter },
  'product-matrix': {
    component: ProductMatrix,
    load: (block: ProductMatrixBlock, context) =>
      loadStartingPrices(
        block.groups.flatMap(group => group.items.map(item => item.fromPrice)),
        context,
      ),
  },
  shop: { component: Shop },
  voucher: { component: Voucher, load: loadVoucher },
}
