import { readFileSync } from 'node:fs'
import { CONSENT_PURPOSES, RETENTION_DAYS } from '@passepartout/domain'
import { z } from 'zod'
import { StartError } from './start-error.ts'

const flag = z.enum(['0', '1']).transform(value => value === '1')
const roles = ['web', 'api', 'content', 'flags', 'worker'] as const

const headerName = z
  .string()
  .regex(/^[A-Za-z0-9-]+$/, 'must be the name of a header')
  .optional()

const serviceAddress = z.url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' })

const BUCKET = /^s3:\/\/[^:@/]+:[^:@/]+@[^/]+\/[^/]+/

/** Whole milliseconds, at most ten minutes. */
const milliseconds = z.coerce.number().int().min(0).max(600_000)

/** `id=value`, separated by commas; values of one id that is named again are separated by spaces. */
const byLab = (isValid: (value: string) => boolean, error: string) =>
  z
    .string()
    .default('')
    .transform(list => list.split(',').flatMap(entry => entry.trim() || []))
    .refine(entries => entries.every(entry => /^[a-z0-9-]+=\S+$/.test(entry)), 'must be id=value, id=value')
    .refine(entries => entries.every(entry => isValid(entry.slice(entry.indexOf('=') + 1))), error)
    .transform(entries => {
      const values = new Map<string, string>()
      for (const entry of entries) {
        const [id = ''] = entry.split('=', 1)
        const value = entry.slice(id.length + 1)
        values.set(id, values.has(id) ? `${values.get(id)} ${value}` : value)
      }
      return values
    })

const schema = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('var'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_CONNECTIONS: z.coerce.number().int().min(1).max(500).default(10),
  DATABASE_CONNECT_MS: milliseconds.min(100).default(4000),
  DATABASE_STATEMENT_MS: milliseconds.default(15_000),
  DATABASE_LOCK_MS: milliseconds.default(4000),
  DATABASE_IDLE_TRANSACTION_MS: milliseconds.default(30_000),
  DATABASE_PREPARE: flag.default(true),
  STORAGE_URL: z
    .url({ protocol: /^(file|s3)$/, error: 'must be a file:// or s3:// address' })
    .refine(url => url.startsWith('file:') || BUCKET.test(url), 'must be s3://key:secret@host/bucket')
    .optional(),
  SHOP_HOST_PATTERN: z
    .string()
    .regex(/^[a-z0-9.{}-]*\{channel\}[a-z0-9.{}-]*$/, 'must contain {channel} and {country}')
    .refine(pattern => pattern.includes('{country}'), 'must contain {channel} and {country}')
    .default('{channel}.{country}.localhost'),
  SHOP_HOST_OVERRIDES: z.string().default(''),
  PUBLIC_PROTOCOL: z.enum(['http', 'https']).default('http'),
  ROLES: z
    .string()
    .default(roles.join(','))
    .transform(list => list.split(',').map(role => role.trim()))
    .pipe(z.array(z.enum(roles)).min(1)),
  LISTEN_WHEN_READY: flag.default(false),
  LAME_DUCK_SECONDS: z.coerce.number().int().min(0).max(300).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' }).optional(),
  MAIL_FROM: z.email().optional(),
  STRIPE_SECRET_KEY: z.string().min(1).optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(1).optional(),
  STRIPE_API_BASE: z
    .url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' })
    .optional(),
  LAB_ADDRESSES: byLab(
    value =>
      URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) && new URL(value).username !== '',
    'must name the key in the address, as prodigi=https://KEY@api.prodigi.com/v4.0',
  ),
  LAB_SECRETS: byLab(value => value.length >= 16, 'must have at least 16 characters each'),
  VAT_REGISTER_URL: serviceAddress.optional(),
  INVOICE_CUSTOMERS: z
    .string()
    .default('')
    .transform(list =>
      list
        .toLowerCase()
        .split(',')
        .flatMap(address => address.trim() || []),
    )
    .pipe(z.array(z.email('must be mail addresses, separated by commas'))),
  ORDER_CHANGE_MINUTES: z.coerce.number().int().min(0).max(1440).default(30),
  CONTACT_RETENTION_DAYS: z.coerce.number().int().min(1).max(3650).default(RETENTION_DAYS.messages),
  ORDER_PHOTO_RETENTION_DAYS: z.coerce
    .number()
    .int()
    .min(1)
    .max(3650)
    .default(RETENTION_DAYS['order-photos']),
  COOKIE_SECRET: z
    .string()
    .refine(
      text => text.split(',').length <= 2 && text.split(',').every(secret => secret.length >= 32),
      'must have at least 32 characters; two of them, separated by a comma, while it changes',
    )
    .optional(),
  KEYS_FILE: z.string().min(1).optional(),
  TRUSTED_COUNTRY_HEADER: headerName,
  TRUSTED_ADDRESS_HEADER: headerName,
  MIN_FREE_DISK_MB: z.coerce.number().int().min(0).default(1000),
  GEOIP_DATABASE: z.string().min(1).optional(),
  OPERATOR_HOSTS: z
    .string()
    .default('')
    .transform(list =>
      list
        .toLowerCase()
        .split(',')
        .flatMap(host => host.trim() || []),
    ),
  REFUND_LIMIT: z.coerce.number().min(0).max(100_000).optional(),
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_JWKS_URL: z.url({ protocol: /^https?$/ }).default('https://www.googleapis.com/oauth2/v3/certs'),
  RECAPTCHA_SITE_KEY: z.string().min(1).optional(),
  RECAPTCHA_SECRET: z.string().min(1).optional(),
  RECAPTCHA_VERIFY_URL: z
    .url({ protocol: /^https?$/ })
    .default('https://www.google.com/recaptcha/api/siteverify'),
  MESSENGER_SCRIPT: z.url({ protocol: /^https$/, error: 'must be an https:// address' }).optional(),
  SECURITY_CONTACT: z
    .url({ protocol: /^(https|mailto)$/, error: 'must be a mailto: or https:// address' })
    .optional(),
  STORYBLOK_TOKEN: z.string().min(1).optional(),
  STORYBLOK_API_URL: serviceAddress.optional(),
  STORYBLOK_REGION: z.enum(['eu', 'us', 'cn', 'ap', 'ca']).default('eu'),
  STORYBLOK_PREVIEW_TOKEN: z.string().min(1).optional(),
  STORYBLOK_WEBHOOK_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  SPLIT_SDK_KEY: z.string().min(1).optional(),
  SPLIT_SDK_URL: serviceAddress.default('https://sdk.split.io/api'),
  SPLIT_EVENTS_URL: serviceAddress.default('https://events.split.io/api'),
  SPLIT_AUTH_URL: serviceAddress.default('https://auth.split.io/api'),
  SPLIT_TELEMETRY_URL: serviceAddress.default('https://telemetry.split.io/api'),
  CONSENT_PURPOSES: z
    .string()
    .default('experiments')
    .transform(list => (list.trim() === 'none' ? '' : list))
    .transform(list => list.split(',').flatMap(purpose => purpose.trim() || []))
    .pipe(z.array(z.enum(CONSENT_PURPOSES))),
  TAG_MANAGER_ID: z
    .string()
    .regex(/^(GTM|G)-[A-Z0-9]+$/, 'must be the id of a container, such as GTM-AB12CD3')
    .optional(),
  RECORDING_SAMPLE_RATE: z.coerce.number().min(0).max(1).default(0),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be the address of a collector, such as http://localhost:4318' })
    .optional(),
  OTEL_SERVICE_NAME: z.string().min(1).default('passepartout'),
  SENTRY_DSN: z
    .url({ protocol: /^https?$/, error: 'must be a DSN, such as https://key@host/1' })
    .refine(dsn => new URL(dsn).username !== '', 'must name its key, as https://key@host/1')
    .optional(),
  METRICS_TOKEN: z.string().min(24, 'must have at least 24 characters').optional(),
  PAGE_CACHE_MB: z.coerce.number().int().min(1).max(65_536).default(64),
  PREPARE_PICTURES: flag.default(true),
  DISABLE_PAGE_CACHE: flag.default(false),
  DEBUG_OVERRIDES: flag.default(false),
  DEV_PAGES: flag.default(false),
})

const settings = schema
  // Behind a proxy without this header, all visitors would share one address and one rate limit.
  .refine(
    ({ PUBLIC_PROTOCOL, TRUSTED_ADDRESS_HEADER }) =>
      PUBLIC_PROTOCOL === 'http' || TRUSTED_ADDRESS_HEADER !== undefined,
    {
      path: ['TRUSTED_ADDRESS_HEADER'],
      message:
        'must name the header in which your proxy writes the visitor’s address (such as X-Forwarded-For), or be ' +
        '"direct" where visitors reach this process without a proxy; needed because PUBLIC_PROTOCOL is https',
    },
  )
  .refine(
    ({ STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET }) =>
      (STRIPE_SECRET_KEY === undefined) === (STRIPE_WEBHOOK_SECRET === undefined),
    { path: ['STRIPE_WEBHOOK_SECRET'], message: 'must be set together with STRIPE_SECRET_KEY' },
  )
  .refine(
    ({ RECAPTCHA_SITE_KEY, RECAPTCHA_SECRET }) =>
      (RECAPTCHA_SITE_KEY === undefined) === (RECAPTCHA_SECRET === undefined),
    { path: ['RECAPTCHA_SECRET'], message: 'must be set together with RECAPTCHA_SITE_KEY' },
  )
  .refine(
    ({ RECAPTCHA_SITE_KEY, CONSENT_PURPOSES: purposes }) =>
      RECAPTCHA_SITE_KEY === undefined || purposes.includes('marketing'),
    {
      path: ['RECAPTCHA_SITE_KEY'],
      message: 'is used for visitors who agreed to marketing: add marketing to CONSENT_PURPOSES',
    },
  )

export type Environment = z.infer<typeof schema>

/** Names of all settings. */
export const SETTINGS: readonly string[] = Object.keys(schema.shape)

/** The environment is not valid; the message names each variable and its allowed values. */
export class EnvironmentError extends StartError {
  override name = 'EnvironmentError'
}

/**
 * Reads and validates the environment. An empty value counts as not set; `NAME_FILE` names a file with the value, as
 * Docker and systemd pass secrets.
 *
 * @throws EnvironmentError
 */
export function readEnvironment(source: NodeJS.ProcessEnv = process.env): Environment {
  const given = Object.fromEntries(SETTINGS.map(name => [name, source[name] || fromFile(name, source)]))
  const result = settings.safeParse(given)
  if (result.success) return result.data
  const problems = result.error.issues.map(issue => `  ${issue.path.join('.')}: ${issue.message}`)
  throw new EnvironmentError(`The environment is not valid (see .env.example):\n${problems.join('\n')}`)
}

function fromFile(name: string, source: NodeJS.ProcessEnv): string | undefined {
  const file = source[`${name}_FILE`]
  if (!file) return undefined
  try {
    return readFileSync(file, 'utf8').trim() || undefined
  } catch (error) {
    throw new EnvironmentError(`${name}_FILE: ${(error as Error).message}`)
  }
}
