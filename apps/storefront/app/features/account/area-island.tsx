import { createClient } from '@passepartout/contracts'
import {
  ACCOUNT_SECTIONS,
  type AccountSection,
  accountSectionPath,
  createTranslator,
  type Message,
  type Platform,
  pageHref,
  type Shop,
} from '@passepartout/domain'
import { useEffect, useMemo, useState } from 'react'
import {
  createBrowserRouter,
  RouterProvider,
  redirect,
  redirectDocument,
  useActionData,
  useLoaderData,
  useNavigation,
} from 'react-router'
import { AccountArea, type AccountAreaProps } from './account-area.tsx'
import type { AreaPage } from './area-page.ts'
import { type LoadedArea, loadArea } from './load-area.ts'
import { canMakePasskeys, makePasskey } from './make-passkey.ts'
import {
  type AreaChangeError,
  COMPLETED_ACTIONS,
  type CompletedAction,
  submitAreaForm,
} from './submit-area-form.ts'

/** Plain JSON: the state that the server rendered. */
export interface AreaIslandProps {
  shop: Shop
  platform: Platform
  words: Readonly<Record<string, Message>>
  section: AccountSection
  loaded: LoadedArea
  failed: AreaChangeError | null
  done: CompletedAction | null
  consent: string
  /** Address for visitors who are no longer logged in. */
  logIn: string
  start: string
}

type VisibleArea = Pick<AccountAreaProps, 'section' | 'loaded' | 'done'>

/** The account area: the server renders a page of links and forms, a router takes over in the browser. */
export function AreaIsland(props: AreaIslandProps) {
  const page = useMemo(() => pageOf(props), [props])
  if (typeof document === 'undefined') {
    const { section, loaded, failed, done, consent } = props
    // The browser renders its router here: both must produce the same HTML.
    return (
      <div className="contents">
        <AccountArea
          {...{ page, section, loaded, consent }}
          failed={failed ?? undefined}
          done={done ?? undefined}
        />
      </div>
    )
  }
  return <Routed page={page} {...props} />
}

const pageOf = ({ shop, platform, words }: AreaIslandProps): AreaPage => ({
  shop,
  translate: createTranslator(words, { locale: shop.locale }),
  href: inner => pageHref(shop, inner, platform),
})

function Routed({ page, ...props }: AreaIslandProps & { page: AreaPage }) {
  const [router] = useState(() => routerOf(page, props))
  const [root, setRoot] = useState<HTMLElement | null>(null)
  useEffect(() => {
    if (!root) return
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey)
        return
      if ('away' in link.dataset || link.target || sectionAt(page, link.pathname) === undefined) return
      event.preventDefault()
      void router.navigate(link.pathname + link.search)
    }
    const onSubmit = (event: SubmitEvent) => {
      const form = event.target as HTMLFormElement
      event.preventDefault()
      const { pathname } = new URL(form.action)
      void router.navigate(pathname, {
        formMethod: 'post',
        formData: new FormData(form),
        preventScrollReset: true,
      })
    }
    root.addEventListener('click', onClick)
    root.addEventListener('submit', onSubmit)
    return () => {
      root.removeEventListener('click', onClick)
      root.removeEventListener('submit', onSubmit)
    }
  }, [root, router, page])
  return (
    <div ref={setRoot} className="contents">
      <RouterProvider router={router} />
    </div>
  )
}

function routerOf(page: AreaPage, { section, loaded, failed, done, consent, logIn, start }: AreaIslandProps) {
  const { shop } = page
  const api = createClient({ ...shop, fetch: (url, init) => fetch(url, init) })
  const shown: VisibleArea = { section, loaded, done: done ?? undefined }

  function Area() {
    const { section, loaded, done } = useLoaderData() as VisibleArea
    const answered = useActionData() as AreaChangeError | undefined
    const { state } = useNavigation()
    const [isHydrated, setHydrated] = useState(false)
    useEffect(() => setHydrated(true), [])
    // biome-ignore lint/correctness/useExhaustiveDependencies: another part has come, or the form came back
    useEffect(() => {
      if (!isHydrated) return
      document.title = page.translate(section === 'overview' ? 'area.title' : `area.${section}`)
      const wrong = document.querySelector<HTMLElement>('[aria-invalid=true]')
      const title = document.querySelector<HTMLElement>('[data-area-title]')
      ;(wrong ?? title)?.focus({ preventScroll: wrong === null })
    }, [section, answered])
    return (
      <AccountArea
        {...{ page, section, loaded, done, consent }}
        failed={answered}
        isBusy={state !== 'idle'}
        canAddPasskeys={isHydrated && canMakePasskeys()}
      />
    )
  }

  const router = createBrowserRouter(
    [
      {
        id: 'area',
        path: '*',
        Component: Area,
        // A form without an answer retains its values: reloading the section would fail as well.
        shouldRevalidate: ({ actionResult, defaultShouldRevalidate }) =>
          defaultShouldRevalidate && (actionResult as AreaChangeError | undefined)?.status !== NO_ANSWER,
        loader: async ({ request }) => {
          const url = new URL(request.url)
          const section = sectionAt(page, url.pathname) ?? 'overview'
          const loaded = await loadArea(api, section)
          if (!loaded.ok && loaded.status === 401) throw redirectDocument(logIn)
          return { section, loaded, done: completedActionIn(url.searchParams) } satisfies VisibleArea
        },
        action: async ({ request }) => {
          const values = Object.fromEntries(
            [...(await request.formData())].map(([name, value]) => [name, String(value)]),
          )
          const changed =
            values.intent === 'add-passkey'
              ? await makePasskey(api, values, page.translate('area.passkey-none'))
              : await submitAreaForm(api, values, shop.country)
          if (!changed.ok) return changed.status === 401 ? redirectDocument(logIn) : changed
          // The header still shows the customer who was logged in; loading a new page updates it.
          if (changed.left) return redirectDocument(start)
          return redirect(`${new URL(request.url).pathname}?done=${changed.done}`)
        },
      },
    ],
    { hydrationData: { loaderData: { area: shown }, actionData: failed ? { area: failed } : null } },
  )
  return router
}

/** Status of `submitAreaForm` when the API does not answer. */
const NO_ANSWER = 503

const completedActionIn = (query: URLSearchParams): CompletedAction | undefined =>
  COMPLETED_ACTIONS.find(done => done === query.get('done'))

/** Compares addresses without the trailing slash that one channel uses. */
function sectionAt(page: AreaPage, pathname: string): AccountSection | undefined {
  const bare = (path: string) => path.replace(/\/$/, '')
  return ACCOUNT_SECTIONS.find(
    section => bare(page.href(accountSectionPath(page.shop, section))) === bare(pathname),
  )
}
