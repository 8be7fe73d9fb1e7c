import type { Environment } from './environment.ts'
import type { CspSources } from './http/security-headers.ts'
import { flagClientOf } from './start-flag-service.ts'

type ServiceEnvironment = Parameters<typeof flagClientOf>[0] &
  Pick<Environment, 'CONSENT_PURPOSES' | 'TAG_MANAGER_ID' | 'RECORDING_SAMPLE_RATE'> &
  Partial<Pick<Environment, 'GOOGLE_CLIENT_ID' | 'RECAPTCHA_SITE_KEY' | 'MESSENGER_SCRIPT'>>

/**
 * Settings of third-party services for the pages. Visitors can agree only to purposes that the shop asks consent for.
 */
export function browserServicesFor(environment: ServiceEnvironment) {
  const { CONSENT_PURPOSES: purposes, TAG_MANAGER_ID: tagManager, RECORDING_SAMPLE_RATE: rate } = environment
  const usesTags = purposes.includes('statistics') || purposes.includes('marketing')
  return {
    ...(purposes.includes('experiments') ? { flags: flagClientOf(environment) } : {}),
    ...(tagManager && usesTags ? { tagManager } : {}),
    ...(environment.RECAPTCHA_SITE_KEY ? { recaptcha: environment.RECAPTCHA_SITE_KEY } : {}),
    ...(environment.MESSENGER_SCRIPT ? { messenger: environment.MESSENGER_SCRIPT } : {}),
    ...(purposes.includes('recording') && rate > 0 ? { recordingRate: rate } : {}),
  }
}

const TAG_HOSTS = 'https://www.googletagmanager.com'
const MEASURING_HOSTS = 'https://*.google-analytics.com https://*.analytics.google.com'

/** Sign in with Google: its script, styles and button (Google Identity Services, "Content Security Policy"). */
const SIGN_IN = 'https://accounts.google.com/gsi'

/** reCAPTCHA: its two scripts and its frame (reCAPTCHA, "Content Security Policy"). */
const RECAPTCHA = 'https://www.google.com/recaptcha/'
const RECAPTCHA_SCRIPTS = `${RECAPTCHA} https://www.gstatic.com/recaptcha/`

/** Third-party hosts for the Content Security Policy; pages call none of them before the visitor agrees. */
export function thirdPartySources(
  environment: ServiceEnvironment,
): Pick<CspSources, 'scripts' | 'styles' | 'pictures' | 'calls' | 'framed'> {
  const { flags, tagManager, messenger } = browserServicesFor(environment)
  // The messenger's conversations run in frames of its own host.
  const messengerHost = messenger ? [new URL(messenger).origin] : []
  const addresses = flags ? [flags.sdk, flags.events, flags.auth, flags.telemetry] : []
  const flagHosts = addresses.flatMap(url => (url.startsWith('/') ? [] : [new URL(url).origin]))
  const hasSignIn = environment.GOOGLE_CLIENT_ID !== undefined
  const hasRecaptcha = environment.RECAPTCHA_SITE_KEY !== undefined
  const calls = [
    ...new Set(flagHosts),
    ...(tagManager ? [TAG_HOSTS, MEASURING_HOSTS] : []),
    ...(hasSignIn ? [`${SIGN_IN}/`] : []),
    ...(hasRecaptcha ? [RECAPTCHA] : []),
    ...messengerHost,
  ].join(' ')
  const scripts = [
    ...(tagManager ? [TAG_HOSTS] : []),
    ...(hasSignIn ? [`${SIGN_IN}/client`] : []),
    ...(hasRecaptcha ? [RECAPTCHA_SCRIPTS] : []),
    ...(messenger ? [messenger] : []),
  ].join(' ')
  const framed = [
    ...(hasSignIn ? [`${SIGN_IN}/`] : []),
    ...(hasRecaptcha ? [RECAPTCHA] : []),
    ...messengerHost,
  ].join(' ')
  return {
    scripts: scripts || undefined,
    styles: hasSignIn ? `${SIGN_IN}/style` : undefined,
    framed: framed || undefined,
    pictures: tagManager ? `${TAG_HOSTS} ${MEASURING_HOSTS}` : undefined,
    calls: calls || undefined,
  }
}
