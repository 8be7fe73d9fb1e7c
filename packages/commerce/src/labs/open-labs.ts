import type { Lab } from '@passepartout/domain'
import { openFolderLab } from './adapters/open-folder-lab.ts'
import { openProdigi } from './adapters/open-prodigi.ts'
import type { LabAdapter } from './lab-adapter.ts'

interface LabsOptions {
  /** Of the catalogue. */
  labs: readonly Lab[]
  /** By lab: address and key in one, such as `https://KEY@api.prodigi.com/v4.0`. */
  addresses: ReadonlyMap<string, string>
  /** By lab: secrets of its callbacks; a lab without one is known by the address it calls. */
  secrets: ReadonlyMap<string, string>
  /** Writes the ticket of a lab order to the folder; for processes that place orders. */
  writeTicket?: (labOrderId: string) => Promise<void>
  /** Milliseconds that a lab may take to answer. */
  timeoutMs?: number
}

/** The labs as the shop reaches them. */
export interface Labs {
  all: readonly Lab[]
  /** Ids of labs that are asked by HTTP. */
  remote: readonly string[]
  isConnected(id: string): boolean
  /** `undefined` for a lab that is unknown or has no address. */
  adapterOf(id: string): LabAdapter | undefined
  secretOf(id: string): string | undefined
}

/** Connects the labs of the catalogue, each by the adapter that its data name. */
export function openLabs({ labs, addresses, secrets, writeTicket, timeoutMs }: LabsOptions): Labs {
  const adapters = new Map<string, LabAdapter>()
  for (const lab of labs) {
    const address = addresses.get(lab.id)
    if (lab.connection.kind === 'folder')
      adapters.set(lab.id, openFolderLab({ writeTicket: writeTicket ?? noTickets }))
    else if (address !== undefined)
      adapters.set(lab.id, openProdigi({ lab, ...parseLabAddress(address), timeoutMs }))
  }
  const isRemote = ({ connection }: Lab) => connection.kind !== 'folder'
  return {
    all: labs,
    remote: labs.filter(lab => isRemote(lab) && adapters.has(lab.id)).map(({ id }) => id),
    isConnected: id => adapters.has(id),
    adapterOf: id => adapters.get(id),
    secretOf: id => secrets.get(id),
  }
}

const noTickets = async (): Promise<void> => {
  throw new Error('This process writes no tickets')
}

function parseLabAddress(address: string): { url: string; apiKey: string } {
  const url = new URL(address)
  const apiKey = decodeURIComponent(url.username)
  url.username = ''
  return { url: url.href, apiKey }
}
