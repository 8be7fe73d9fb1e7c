import type { Page } from '../../platform/page.ts'
import { BurgerMenu } from './burger-menu.tsx'
import { CardsHeader } from './cards-header.tsx'
import { GalleryHeader } from './gallery-header.tsx'
import { activeItem, subNavigationItem } from './navigation-state.ts'
import { SubNavigation } from './sub-navigation.tsx'

/** The header of the page's channel, its full-screen menu, and the tiles of the active area. */
export function Header({ page }: { page: Page }) {
  const active = activeItem(page)
  const tiles = subNavigationItem(page, active)
  const Bar = page.shop.channel === 'kartenliebe' ? CardsHeader : GalleryHeader
  return (
    <>
      <header className="relative z-10 border-b border-hairline bg-bar [view-transition-name:header] print:hidden">
        <Bar page={page} active={active} />
        <BurgerMenu page={page} active={active} />
      </header>
      {tiles && <SubNavigation page={page} item={tiles} />}
    </>
  )
}
