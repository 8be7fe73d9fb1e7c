import { hostMap, shopHost } from '@passepartout/domain'
import type { Environment } from './environment.ts'

export type OperatorEnvironment = Pick<
  Environment,
  'OPERATOR_HOSTS' | 'SHOP_HOST_PATTERN' | 'SHOP_HOST_OVERRIDES' | 'PUBLIC_PROTOCOL' | 'PORT'
>

/** Where operators log in: on their own host where there is one, else on any shop's. */
export function operatorOrigin(environment: OperatorEnvironment): string {
  const { OPERATOR_HOSTS, SHOP_HOST_PATTERN, SHOP_HOST_OVERRIDES, PUBLIC_PROTOCOL, PORT } = environment
  const shops = hostMap(SHOP_HOST_PATTERN, SHOP_HOST_OVERRIDES)
  const host = OPERATOR_HOSTS[0] ?? shopHost(shops, 'passepartout', 'de')
  return `${PUBLIC_PROTOCOL}://${host}${PUBLIC_PROTOCOL === 'http' ? `:${PORT}` : ''}`
}
