import { backUp } from './backup.ts'
import type { ControlCommand } from './control.ts'
import { makeVoucher } from './make-voucher.ts'
import type { Data } from './open-data.ts'

/** What the running shop does for the command line. */
export function controlCommands(data: Data): Record<string, ControlCommand> {
  return {
    print: lineId => data.printShop.printLine({ lineId }),
    backup: () => backUp(data),
    voucher: async options => Buffer.from(await makeVoucher(data.database.db, options, new Date())),
  }
}
