import type { Page } from '../../platform/page.ts'
import { SharedPart } from '../../platform/shared-part.tsx'
import { BurgerMenu } from './burger-menu.tsx'
import { KartenliebeHeader } from './kartenliebe-header.tsx'
import { MainNavigation } from './main-navigation.tsx'
import { ariaCurrentOf, subNavigationItem } from './navigation-state.ts'
import { PassepartoutHeader } from './passepartout-header.tsx'
import { navigationTilesState, SubNavigation } from './sub-navigation.tsx'

/**
 * The header of the page's channel, its full-screen menu, and the tiles of the active area. While the page scrolls up,
 * the row with the logo (phones) or the row with the areas (wide screens) stays in view.
 */
export function Header({ page }: { page: Page }) {
  const tiles = subNavigationItem(page)
  const cards = page.shop.channel === 'kartenliebe'
  const hasBurger = page.platform === 'web'
  const Bar = cards ? KartenliebeHeader : PassepartoutHeader
  const marks = page.global?.navigation.map(item => ariaCurrentOf(page, item)).join()
  return (
    <>
      <header className="contents print:hidden">
        <SharedPart page={page} name={`bar ${page.path === '/'}`}>
          <Bar page={page} />
        </SharedPart>
        <div className={`bar-areas ${cards && hasBurger ? 'max-nav:hidden' : ''}`}>
          <div className="border-b border-hairline bg-bar">
            <SharedPart page={page} name={`areas ${marks}`}>
              <MainNavigation page={page} />
            </SharedPart>
          </div>
        </div>
        {hasBurger && <BurgerMenu page={page} />}
      </header>
      {tiles && (
        <div className="contents" data-of-page="tiles">
          <SharedPart page={page} name={`tiles ${tiles.text} ${navigationTilesState(page, tiles)}`}>
            <SubNavigation page={page} item={tiles} />
          </SharedPart>
        </div>
      )}
    </>
  )
}
