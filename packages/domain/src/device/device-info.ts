import { isbot } from 'isbot'

/** Data that a browser reports about itself, in request headers or in its `navigator`. */
export interface DeviceSigns {
  userAgent: string
  /** Client hints (`Sec-CH-UA-Mobile`, `-Platform`, `Sec-CH-UA`); only Chromium browsers send them. */
  mobile?: boolean | undefined
  platform?: string | undefined
  brands?: readonly string[] | undefined
  /** Touch points of the screen: an iPad reports itself as a Mac. */
  touchPoints?: number | undefined
}

/** Specification 3, "Device info". Exactly one of phone, tablet and computer is true, also for crawlers. */
export interface DeviceInfo {
  isMobile: boolean
  isTablet: boolean
  isDesktop: boolean
  isIos: boolean
  isAndroid: boolean
  isWindows: boolean
  isMacOS: boolean
  isChrome: boolean
  isEdge: boolean
  isFirefox: boolean
  isOpera: boolean
  isSafari: boolean
  isSamsung: boolean
  isCrawler: boolean
}

/** The device behind a request or a page: client hints first, then the user agent. Used for layout and metrics only. */
export function deviceInfo(signs: DeviceSigns): DeviceInfo {
  const { userAgent, mobile, platform = '', touchPoints = 0 } = signs
  const matches = (pattern: RegExp) => pattern.test(userAgent)
  const isIpad = matches(/iPad/) || (matches(/Macintosh/) && touchPoints > 1)
  const isIos = isIpad || matches(/iPhone|iPod/)
  const isAndroid = platform === 'Android' || matches(/Android/)
  const isTablet = isIpad || (isAndroid && !matches(/Mobile/) && mobile !== true) || matches(/Tablet(?! PC)/)
  const isMobile = !isTablet && (mobile ?? (isIos || isAndroid || matches(/Mobile|Windows Phone/)))
  return {
    isMobile,
    isTablet,
    isDesktop: !isMobile && !isTablet,
    isIos,
    isAndroid,
    isWindows: platform === 'Windows' || (platform === '' && matches(/Windows NT/)),
    isMacOS: !isIos && (platform === 'macOS' || (platform === '' && matches(/Macintosh/))),
    ...browserFlags(signs),
    isCrawler: isbot(userAgent),
  }
}

/** In this order, because most browsers also name some that are further down the list. */
const BROWSERS = [
  ['isEdge', /Microsoft Edge|Edg(?:A|iOS)?\//],
  ['isOpera', /Opera|OPR\//],
  ['isSamsung', /Samsung Internet|SamsungBrowser\//],
  ['isFirefox', /(?:Firefox|FxiOS)\//],
  ['isChrome', /Google Chrome|Chromium|(?:Chrome|CriOS)\//],
  ['isSafari', /Safari\//],
] as const

type BrowserFlag = (typeof BROWSERS)[number][0]

function browserFlags({ userAgent, brands = [] }: DeviceSigns): Record<BrowserFlag, boolean> {
  const agent = [...brands, userAgent].join('\n')
  const own = BROWSERS.find(([, pattern]) => pattern.test(agent))?.[0]
  return Object.fromEntries(BROWSERS.map(([flag]) => [flag, flag === own])) as Record<BrowserFlag, boolean>
}

/** Device data from request headers; header names in lower case. */
export function signsOfHeaders(
  headers: Readonly<Record<string, string | string[] | undefined>>,
): DeviceSigns {
  const text = (name: string) => [headers[name] ?? []].flat().join(', ').slice(0, 1000)
  const mobile = /^\?([01])$/.exec(text('sec-ch-ua-mobile'))?.[1]
  return {
    userAgent: text('user-agent'),
    mobile: mobile === undefined ? undefined : mobile === '1',
    platform: text('sec-ch-ua-platform').replaceAll('"', ''),
    brands: [...text('sec-ch-ua').matchAll(/"([^"]*)";v=/g)].map(([, brand = '']) => brand),
  }
}

interface BrowserNavigator {
  userAgent: string
  maxTouchPoints?: number
  userAgentData?: { mobile?: boolean; platform?: string; brands?: readonly { brand: string }[] }
}

/** Device data from the browser's `navigator`. */
export function signsOfNavigator(navigator: BrowserNavigator): DeviceSigns {
  const { userAgent, maxTouchPoints, userAgentData: hints } = navigator
  return {
    userAgent,
    touchPoints: maxTouchPoints,
    mobile: hints?.mobile,
    platform: hints?.platform,
    brands: hints?.brands?.map(({ brand }) => brand),
  }
}

export const DEVICE_KINDS = ['crawler', 'phone', 'tablet', 'computer'] as const
export type DeviceKind = (typeof DEVICE_KINDS)[number]

/** Device class for metrics. */
export function deviceKind({ isCrawler, isMobile, isTablet }: DeviceInfo): DeviceKind {
  if (isCrawler) return 'crawler'
  return isMobile ? 'phone' : isTablet ? 'tablet' : 'computer'
}
