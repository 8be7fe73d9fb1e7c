import { execFileSync } from 'node:child_process'
import { appendFileSync, chownSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openDatabase, touchVisitor } from '@passepartout/db'
import { isLongRun } from '@passepartout/testing'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { findPostgres } from '../bootstrap/programs.mjs'
import { unprivilegedUser } from '../test/postgres.ts'

const bin = findPostgres() ?? ''
const PATIENCE = { timeout: 60_000, interval: 200 }
const NOBODY = '00000000-0000-4000-8000-00000000000'

/** The steps of docs/operations/point-in-time.md, with a server of our own. */
describe.runIf(bin && isLongRun)('a Postgres whose log is archived', () => {
  const user = unprivilegedUser()
  let folder = ''
  const url = () => `postgresql://shop@localhost/postgres?host=${encodeURIComponent(folder)}`
  const run = (program: string, ...args: string[]) =>
    execFileSync(join(bin, program), args, { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'], ...user })
      .toString()
      .trim()
  const ask = (sql: string) => run('psql', '-d', url(), '-At', '-c', sql)
  const start = (data: string) =>
    run('pg_ctl', 'start', '-w', '-t', '120', '-D', join(folder, data), '-l', join(folder, `${data}.log`))
  const stop = (data: string) => run('pg_ctl', 'stop', '-w', '-m', 'fast', '-D', join(folder, data))
  const set = (data: string, ...settings: string[]) =>
    appendFileSync(join(folder, data, 'postgresql.conf'), `\n${settings.join('\n')}\n`)

  beforeAll(() => {
    folder = mkdtempSync('/tmp/passepartout-point-')
    mkdirSync(join(folder, 'archive'))
    if (user) for (const path of [folder, join(folder, 'archive')]) chownSync(path, user.uid, user.gid)
    run('initdb', '-D', join(folder, 'data'), '-U', 'shop', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8')
    set(
      'data',
      `listen_addresses = ''`,
      `unix_socket_directories = '${folder}'`,
      'archive_mode = on',
      `archive_command = 'test ! -f ${folder}/archive/%f && cp %p ${folder}/archive/%f'`,
    )
    start('data')
  })
  afterAll(() => {
    for (const data of ['data', 'base']) {
      try {
        stop(data)
      } catch {
        // It is not running.
      }
    }
    rmSync(folder, { recursive: true, force: true })
  })

  test('comes back as it was at a moment between two writes, and goes on from there', async () => {
    const write = async (digit: number) => {
      const { db, close } = await openDatabase({ url: url() })
      await touchVisitor(db, { id: `${NOBODY}${digit}`, channel: 'passepartout', now: new Date() })
      await close()
    }
    await write(1)
    run('pg_basebackup', '-d', url(), '-D', join(folder, 'base'), '-X', 'none', '-c', 'fast')
    await write(2)
    await wait(1100)
    const moment = ask('select now()')
    await wait(1100)
    await write(3)
    const last = ask('select pg_walfile_name(pg_switch_wal())')
    await vi.waitFor(() => expect(existsSync(join(folder, 'archive', last))).toBe(true), PATIENCE)
    stop('data')

    set(
      'base',
      `restore_command = 'cp ${folder}/archive/%f %p'`,
      `recovery_target_time = '${moment}'`,
      `recovery_target_action = promote`,
    )
    writeFileSync(join(folder, 'base/recovery.signal'), '')
    if (user) chownSync(join(folder, 'base/recovery.signal'), user.uid, user.gid)
    start('base')
    await vi.waitFor(() => expect(ask('select pg_is_in_recovery()')).toBe('f'), PATIENCE)
    expect(ask('select right(id::text, 1) from visitors order by 1').split('\n')).toEqual(['1', '2'])
    await write(4)
    expect(ask('select count(*) from visitors')).toBe('3')
  })
})
