import { choiceUrl, type FrameConfiguration } from '@passepartout/domain'
import type { DesignerData } from './designer-data.ts'

type Ways = Pick<DesignerData, 'urls' | 'line'>

/** The page on which the product is chosen, with all that is chosen now. */
export const choosingUrl = ({ urls }: Ways, configuration: FrameConfiguration): string =>
  urls.choose ?? choiceUrl(urls.materials[configuration.materialType] ?? '/', 'photo-frame', configuration)

/** Where the designer was entered: the cart for a design of one of its lines, else the page of the product. */
export const backUrl = (ways: Ways, configuration: FrameConfiguration): string =>
  ways.line ? ways.urls.cart : choosingUrl(ways, configuration)
