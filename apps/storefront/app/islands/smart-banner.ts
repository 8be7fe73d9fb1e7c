import { deviceInfo, signsOfNavigator } from '@passepartout/domain/device'
import { DEVICE_REFRESH_MS, HAS_NAVIGATION, whenRested } from '@passepartout/ui/windows'

const KEY = 'smart-banner-closed'

/** Displays the app banner on phones and tablets up to tablet width, until the visitor closes it. */
export default function smartBanner(root: HTMLElement): void {
  const look = () => {
    const { isMobile, isTablet, isCrawler } = deviceInfo(signsOfNavigator(navigator))
    root.hidden = isCrawler || !(isMobile || isTablet) || matchMedia(HAS_NAVIGATION).matches || isClosed()
  }
  look()
  // A rotated tablet.
  addEventListener('resize', whenRested(look, DEVICE_REFRESH_MS))
  root.querySelector('button')?.addEventListener('click', () => {
    root.hidden = true
    try {
      localStorage.setItem(KEY, '1')
    } catch {
      // Without storage it reappears on the next page; nothing else is lost.
    }
  })
}

function isClosed(): boolean {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}
