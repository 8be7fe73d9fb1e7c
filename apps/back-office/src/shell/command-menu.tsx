import { Dialog } from '@base-ui/react/dialog'
import { use, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslator } from '../messages/translator.ts'
import { PAGES, SERVER_PAGES, visiblePages } from './pages.ts'
import { SessionContext } from './session.ts'

/** Ctrl+K: every page and every order by a few letters, by keyboard alone. */
export function CommandMenu() {
  const { t } = useTranslator()
  const session = use(SessionContext)
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState('')
  useEffect(() => {
    const openMenu = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      setText('')
      setOpen(true)
    }
    addEventListener('keydown', openMenu)
    return () => removeEventListener('keydown', openMenu)
  }, [])
  const typed = text.trim().toLowerCase()
  const pages = [
    ...visiblePages(PAGES, session).map(page => ({ ...page, isServer: false })),
    ...visiblePages(SERVER_PAGES, session).map(page => ({ ...page, isServer: true })),
  ].filter(({ key }) => t(key).toLowerCase().includes(typed))
  const go = (page: (typeof pages)[number]) => {
    setOpen(false)
    if (page.isServer) location.assign(`/_operations${page.to}`)
    else navigate(page.to)
  }
  return (
    <Dialog.Root open={isOpen} onOpenChange={setOpen}>
      <Dialog.Portal>
        <Dialog.Backdrop className="backdrop" />
        <Dialog.Popup className="dialog command">
          <Dialog.Title className="quiet">{t('command.title')}</Dialog.Title>
          <form
            onSubmit={event => {
              event.preventDefault()
              const [first] = pages
              if (first && typed) go(first)
              else {
                setOpen(false)
                navigate(`/orders?${new URLSearchParams({ search: text.trim() })}`)
              }
            }}
          >
            <input
              value={text}
              onChange={event => setText(event.target.value)}
              aria-label={t('command.hint')}
              placeholder={t('command.hint')}
            />
          </form>
          <ul>
            {pages.map(page => (
              <li key={page.key}>
                <button type="button" onClick={() => go(page)}>
                  {t(page.key)}
                </button>
              </li>
            ))}
          </ul>
          {pages.length === 0 && <p className="quiet">{t('command.none')}</p>}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
