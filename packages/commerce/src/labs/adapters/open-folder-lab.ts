import type { LabAdapter } from '../lab-adapter.ts'

interface FolderLabOptions {
  /** Writes the order's ticket beside the print files. */
  writeTicket: (labOrderId: string) => Promise<void>
}

/** A lab that fetches files and tickets from a folder or bucket. It tells nothing: people do, by scans and commands. */
export const openFolderLab = ({ writeTicket }: FolderLabOptions): LabAdapter => ({
  async place({ id }) {
    await writeTicket(id)
    return undefined
  },
  cancel: async () => 'not-offered',
  changeAddress: async () => 'not-offered',
  status: async () => undefined,
})
