import { Menu } from '@base-ui/react/menu'
import { useTranslator } from '../messages/translator.ts'
import type { Page } from './pages.ts'

/** Pages that are opened rarely, in a menu: all of them beside each other are wider than a laptop's window. */
export function MorePages({ pages }: { pages: readonly Page[] }) {
  const { t } = useTranslator()
  if (pages.length === 0) return null
  return (
    <Menu.Root>
      <Menu.Trigger className="more">{t('nav.more')}</Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner className="menu-position" align="start">
          <Menu.Popup className="menu">
            {pages.map(({ key, to }) => (
              <Menu.LinkItem key={key} className="menu-item" href={`/_operations${to}`}>
                {t(key)}
              </Menu.LinkItem>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
