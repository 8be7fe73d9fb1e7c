import { parse } from 'yaml'

interface Service {
  image?: string
  environment?: Record<string, string>
  volumes?: string[]
  secrets?: string[]
  networks?: string[] | Record<string, { ipv4_address?: string }>
  depends_on?: Record<string, { condition?: string }>
  healthcheck?: { test?: string[] }
  stop_grace_period?: string
  mem_limit?: string
  pids_limit?: number
}

export interface Compose {
  services: Record<string, Service>
  volumes?: Record<string, unknown>
  secrets?: Record<string, { file?: string }>
  networks?: Record<string, unknown>
}

/** Seconds that the process may take after its lame-duck time (docs/operations.md, "Stopping"). */
const STOPPING_SECONDS = 70
const SHOP = 'passepartout'

export const parseCompose = (text: string): Compose => parse(text, { merge: true }) as Compose

export const shopServices = ({ services }: Compose): [name: string, service: Service][] =>
  Object.entries(services).filter(([, { image }]) => image === SHOP)

/** The environment of a service as Compose passes it where the caller sets none of its variables. */
export const plainEnvironment = ({ environment = {} }: Service): Record<string, string> =>
  Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [
      name,
      String(value).replace(/\$\{\w+(?::-([^}]*))?\}/g, '$1'),
    ]),
  )

/**
 * Inconsistencies of compose.yaml and the nginx configuration with the process and each other; a sentence each.
 *
 * @param options.knownSettings names of the shop's settings
 * @param options.apiPaths addresses that only a process with the role `api` serves
 */
export function composeProblems(
  compose: Compose,
  nginx: string,
  options: { knownSettings: readonly string[]; apiPaths: readonly string[] },
): string[] {
  return [
    ...Object.entries(compose.services).flatMap(([name, service]) =>
      serviceProblems(name, service, compose).map(problem => `${name}: ${problem}`),
    ),
    ...unusedProblems(compose),
    ...shopServices(compose).flatMap(([name, service]) =>
      shopProblems(service, options.knownSettings).map(problem => `${name}: ${problem}`),
    ),
    ...proxyProblems(compose, nginx, options.apiPaths),
  ]
}

const mountedVolume = (mount: string) => mount.split(':')[0] ?? ''
const networksOf = ({ networks = [] }: Service) =>
  Array.isArray(networks) ? networks : Object.keys(networks)

function serviceProblems(name: string, service: Service, compose: Compose): string[] {
  const { mem_limit, pids_limit } = service
  const { image = '', volumes = [], secrets = [], depends_on = {}, healthcheck, environment = {} } = service
  const declared = (kind: 'volumes' | 'secrets' | 'networks') => Object.keys(compose[kind] ?? {})
  return [
    ...(image === SHOP || /:\d/.test(image) ? [] : [`its image ${image} has no version`]),
    ...(mem_limit && pids_limit ? [] : ['may take all memory or processes of its machine']),
    ...(healthcheck?.test?.length ? [] : ['has no health check']),
    ...volumes
      .map(mountedVolume)
      .filter(volume => !volume.startsWith('./') && !declared('volumes').includes(volume))
      .map(volume => `the volume ${volume} is not declared`),
    ...secrets
      .filter(secret => !declared('secrets').includes(secret))
      .map(secret => `the secret ${secret} is not declared`),
    ...networksOf(service)
      .filter(network => !declared('networks').includes(network))
      .map(network => `the network ${network} is not declared`),
    ...Object.entries(environment)
      .filter(
        ([variable, value]) => /SECRET|PASSWORD|TOKEN|DATABASE_URL/.test(variable) && isPlainValue(value),
      )
      .map(([variable]) => `${variable} holds a secret in clear text`),
    ...Object.entries(environment)
      .filter(([variable, value]) => variable.endsWith('_FILE') && String(value).startsWith('/run/secrets/'))
      .filter(([, file]) => !secrets.includes(String(file).replace('/run/secrets/', '')))
      .map(([variable, file]) => `${variable} names ${file}, which it is not given`),
    ...Object.entries(depends_on).flatMap(([other, { condition }]) =>
      other === name || !compose.services[other]
        ? [`waits for ${other}, which is not there`]
        : condition === 'service_healthy'
          ? []
          : [`does not wait until ${other} is healthy`],
    ),
  ]
}

const isPlainValue = (value: unknown) => !/^(\/|\$\{\w+(:-)?\}$)/.test(String(value)) && String(value) !== ''

function unusedProblems({ services, volumes = {}, secrets = {} }: Compose): string[] {
  const all = Object.values(services)
  const mounted = new Set(all.flatMap(service => (service.volumes ?? []).map(mountedVolume)))
  const given = new Set(all.flatMap(service => service.secrets ?? []))
  return [
    ...Object.keys(volumes)
      .filter(name => !mounted.has(name))
      .map(name => `nobody mounts the volume ${name}`),
    ...Object.keys(secrets)
      .filter(name => !given.has(name))
      .map(name => `nobody is given the secret ${name}`),
  ]
}

function shopProblems(service: Service, knownSettings: readonly string[]): string[] {
  const environment = plainEnvironment(service)
  const { STORAGE_URL = '', KEYS_FILE = '', LAME_DUCK_SECONDS = '0' } = environment
  const places = (service.volumes ?? []).map(mount => mount.split(':')[1] ?? '')
  const isKept = (path: string) => places.some(place => path.startsWith(`${place}/`))
  return [
    ...Object.keys(environment)
      .map(name => (name === 'KEYS_FILE' ? name : name.replace(/_FILE$/, '')))
      .filter(name => !knownSettings.includes(name))
      .map(name => `${name} is no setting of the shop`),
    ...(service.healthcheck?.test?.join(' ').includes(':3000/health/ready')
      ? []
      : ['its health check does not ask /health/ready']),
    ...(STORAGE_URL.startsWith('s3:') || isKept(STORAGE_URL.replace('file://', ''))
      ? []
      : ['its objects lie on no volume']),
    ...(isKept(KEYS_FILE) ? [] : ['its keys lie on no volume']),
    ...(places.includes('/srv/data') ? [] : ['its data folder is no volume']),
    ...(Number.parseInt(service.stop_grace_period ?? '10', 10) >= STOPPING_SECONDS + Number(LAME_DUCK_SECONDS)
      ? []
      : ['is killed before it has stopped']),
  ]
}

function proxyProblems(compose: Compose, nginx: string, apiPaths: readonly string[]): string[] {
  const upstreams = [...nginx.matchAll(/upstream (\w+) \{([^}]*)\}/g)].map(([, name = '', body = '']) => ({
    name,
    servers: [...body.matchAll(/server ([\w-]+):3000/g)].map(([, server = '']) => server),
    idleSeconds: Number(/keepalive_timeout (\d+)s/.exec(body)?.[1] ?? 60),
  }))
  const withRole = (role: string) =>
    shopServices(compose)
      .filter(([, service]) => plainEnvironment(service).ROLES?.split(',').includes(role))
      .map(([name]) => name)
  const lameDuck = Math.min(
    ...shopServices(compose).map(([, service]) => Number(plainEnvironment(service).LAME_DUCK_SECONDS ?? 0)),
  )
  const toApi = [...nginx.matchAll(/location ~ (\S+) \{\s+proxy_pass http:\/\/api;/g)].map(
    ([, pattern = '']) => new RegExp(pattern),
  )
  const addresses = Object.entries(compose.services).flatMap(([name, { networks = [] }]) =>
    Array.isArray(networks)
      ? []
      : Object.values(networks).flatMap(({ ipv4_address }) => (ipv4_address ? [{ name, ipv4_address }] : [])),
  )
  return [
    ...upstreams.flatMap(({ name, servers, idleSeconds }) => [
      ...(servers.toSorted().join() === withRole(name).toSorted().join()
        ? []
        : [
            `nginx sends ${name} to ${servers.join(' and ')}, but ${withRole(name).join(' and ')} have that role`,
          ]),
      ...(servers.length > 1 ? [] : [`${name} has one process only`]),
      ...servers
        .filter(server => !addresses.some(address => address.name === server))
        .map(server => `${server} has no address of its own, nginx would look for it where it was`),
      ...(idleSeconds < lameDuck
        ? []
        : [
            `nginx keeps idle connections of ${name} for ${idleSeconds} s, a process that stops waits ${lameDuck} s`,
          ]),
    ]),
    ...apiPaths
      .filter(path => !toApi.some(pattern => pattern.test(path)))
      .map(path => `nginx sends ${path} to a process that does not answer it`),
  ]
}
