import type { BackOfficeSession } from '@passepartout/contracts/back-office'
import { useEffect, useMemo, useState } from 'react'
import { NavLink, Outlet, useLoaderData, useLocation, useNavigation } from 'react-router'
import {
  createTranslator,
  LANGUAGES,
  type Language,
  readLanguage,
  storeLanguage,
  TranslatorContext,
} from '../messages/translator.ts'
import { CommandMenu } from './command-menu.tsx'
import { MorePages } from './more-pages.tsx'
import { PAGES, SERVER_PAGES, visiblePages } from './pages.ts'
import { SearchField } from './search-field.tsx'
import { SessionContext } from './session.ts'

/** Frame of every page: navigation, search, language. */
export function Shell() {
  const session = useLoaderData<BackOfficeSession>()
  const [language, setLanguage] = useState<Language>(readLanguage)
  const translator = useMemo(() => createTranslator(language), [language])
  const { t } = translator
  const { state } = useNavigation()
  const { pathname } = useLocation()
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page starts at its heading
  useEffect(() => {
    document.getElementById('content')?.focus({ preventScroll: true })
    scrollTo(0, 0)
  }, [pathname])
  const changeLanguage = (next: Language) => {
    storeLanguage(next)
    setLanguage(next)
  }
  return (
    <TranslatorContext value={translator}>
      <SessionContext value={session}>
        <a className="skip" href="#content">
          {t('nav.skip')}
        </a>
        <header className="bar">
          <nav aria-label={t('nav.label')}>
            {visiblePages(PAGES, session).map(({ key, to }) => (
              <NavLink key={key} to={to} end={to === '/'}>
                {t(key)}
              </NavLink>
            ))}
            <MorePages pages={visiblePages(SERVER_PAGES, session)} />
          </nav>
          <div className="bar-end">
            {session.permissions.includes('orders:read') && <SearchField />}
            <a className="account" href="/_operator">
              {t('nav.account', { name: session.name })}
            </a>
            <span className="languages">
              {LANGUAGES.map(one => (
                <button
                  key={one}
                  type="button"
                  aria-pressed={one === language}
                  lang={one}
                  onClick={() => changeLanguage(one)}
                >
                  {one.toUpperCase()}
                </button>
              ))}
            </span>
          </div>
        </header>
        <main id="content" tabIndex={-1} aria-busy={state === 'loading'}>
          <Outlet />
        </main>
        <CommandMenu />
      </SessionContext>
    </TranslatorContext>
  )
}
