import { onConsent } from '../consent.ts'
import { scriptAt } from '../script-loader.ts'
import { dataLayer } from '../track.ts'

/** What Google's consent mode calls the shop's purposes. */
const SIGNALS = {
  statistics: ['analytics_storage'],
  marketing: ['ad_storage', 'ad_user_data', 'ad_personalization'],
} as const
type ConsentState = keyof typeof SIGNALS
const ASKED = Object.keys(SIGNALS) as ConsentState[]

const HOST = 'https://www.googletagmanager.com'

/**
 * Loads the tag manager once the visitor agreed to statistics or marketing, never before, and tells it what is allowed
 * (consent mode, version 2): first that nothing is, then each answer.
 */
export function startTagManager(container: string): void {
  const granted = new Set<ConsentState>()
  let isDefaultSet = false

  const update = () => {
    const isNeeded = granted.size > 0
    if (!isNeeded && !isDefaultSet) return
    if (!isDefaultSet) {
      isDefaultSet = true
      consent('default', () => 'denied')
      dataLayer().push({ 'gtm.start': Date.now(), event: 'gtm.js' })
    }
    consent('update', asked => (granted.has(asked) ? 'granted' : 'denied'))
    const isTag = container.startsWith('G-')
    const address = `${HOST}/${isTag ? 'gtag/js' : 'gtm.js'}?id=${encodeURIComponent(container)}`
    if (isNeeded)
      void scriptAt(address)
        .load()
        .catch(() => undefined)
  }
  for (const asked of ASKED) {
    onConsent(asked, answer => {
      if (answer === 'granted') granted.add(asked)
      else granted.delete(asked)
      update()
    })
  }
}

function consent(
  command: 'default' | 'update',
  answerOf: (asked: ConsentState) => 'granted' | 'denied',
): void {
  const answers = ASKED.flatMap(asked => SIGNALS[asked].map(signal => [signal, answerOf(asked)] as const))
  gtag('consent', command, { ...Object.fromEntries(answers), security_storage: 'granted' })
}

/** The tag manager tells its commands from other entries by their being `arguments`. */
function gtag(..._command: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: an array would not be heard
  dataLayer().push(arguments)
}
