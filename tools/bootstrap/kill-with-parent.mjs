import { existsSync } from 'node:fs'

const SETPRIV = '/usr/bin/setpriv'

/**
 * A command line that runs a program which receives `signal` when its parent dies for any reason (Linux; elsewhere the
 * program alone).
 *
 * @param {string} program
 * @param {readonly string[]} args
 * @param {'TERM' | 'INT'} [signal]
 * @param {readonly string[]} [as] further options of setpriv, such as the user
 * @returns {[string, ...string[]]}
 */
export function withParentDeathSignal(program, args, signal = 'TERM', as = []) {
  if (process.platform !== 'linux' || !existsSync(SETPRIV)) return [program, ...args]
  return [SETPRIV, '--pdeathsig', signal, ...as, program, ...args]
}
