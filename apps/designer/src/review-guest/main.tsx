import '@passepartout/ui/brand-passepartout.css'
import '@passepartout/ui/brand-kartenliebe.css'
import '../styles/base.css'
import '../styles/controls.css'
import '../styles/comments.css'
import './shared.css'
import { createClient } from '@passepartout/contracts'
import { createTranslator } from '@passepartout/domain'
import { createRoot } from 'react-dom/client'
import { LINK_ELEMENT_ID, type LinkData } from '../phone-upload/link-data.ts'
import { SharedContext, type SharedPage } from './shared-context.ts'
import { SharedDesign } from './shared-design.tsx'

const root = document.getElementById('link')
const json = document.getElementById(LINK_ELEMENT_ID)?.textContent
if (root && json) {
  // Trusted: written by our own server.
  const { shop, words } = JSON.parse(json) as LinkData
  const t = createTranslator(words.messages, { locale: shop.locale, language: words.language })
  // Sends no cookie: the link alone determines the permissions.
  const client = createClient({
    fetch: (url, init) => fetch(url, { ...init, credentials: 'omit', referrerPolicy: 'no-referrer' }),
    ...shop,
  })
  const entering = createClient({
    fetch: (url, init) => fetch(url, { ...init, referrerPolicy: 'no-referrer' }),
    ...shop,
  })
  const token = location.hash.slice(1)
  const page: SharedPage = { t, shop, client, entering, token }
  createRoot(root).render(
    <SharedContext value={page}>
      <SharedDesign />
    </SharedContext>,
  )
  // Another link in this window opens another design.
  addEventListener('hashchange', () => location.reload())
}
