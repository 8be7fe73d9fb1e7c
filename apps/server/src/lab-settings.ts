import { type Labs, openLabs } from '@passepartout/commerce/labs'
import type { Catalogue } from '@passepartout/domain'
import type { Environment } from './environment.ts'
import { StartError } from './start-error.ts'

export type LabEnvironment = Pick<Environment, 'LAB_ADDRESSES' | 'LAB_SECRETS'>

/** The labs of the catalogue with the addresses and secrets of the environment. */
export function openShopLabs(
  { labs = [] }: Pick<Catalogue, 'labs'>,
  { LAB_ADDRESSES: addresses, LAB_SECRETS: secrets }: LabEnvironment,
  writeTicket?: (labOrderId: string) => Promise<void>,
): Labs {
  const remote = new Set(labs.flatMap(({ id, connection }) => (connection.kind === 'folder' ? [] : [id])))
  const unknown = [...addresses.keys(), ...secrets.keys()].find(id => !remote.has(id))
  if (unknown !== undefined)
    throw new StartError(
      `LAB_ADDRESSES and LAB_SECRETS name "${unknown}", which catalogue/labs does not have as a lab that is asked by HTTP.`,
    )
  return openLabs({ labs, addresses, secrets, ...(writeTicket && { writeTicket }) })
}
