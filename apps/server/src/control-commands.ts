import { backUp } from './backup.ts'
import type { ControlCommand } from './control.ts'
import type { Data } from './open-data.ts'

/** What the running shop does for the command line. */
export function controlCommands(data: Data): Record<string, ControlCommand> {
  return {
    print: lineId => data.printShop.printLine({ lineId }),
    backup: () => backUp(data),
  }
}
