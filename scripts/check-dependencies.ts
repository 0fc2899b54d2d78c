import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

type LockedPackage = { readonly hasInstallScript?: boolean; readonly resolved?: string }
type PackageJson = { readonly scripts?: Readonly<Record<string, string>> }

const installScripts = ['preinstall', 'install', 'postinstall'] as const

/**
 * What is wrong with what we depend on: nothing may run a script when it is installed, as npm may refuse
 * to run it; and the lock file may not say where to download from, as everybody has a registry of their own.
 */
export function checkDependencies(root: string): readonly string[] {
  const lock = readJson(join(root, 'package-lock.json'))
  // npm writes this part of the file so.
  const { packages } = lock as { packages: Readonly<Record<string, LockedPackage>> }
  return Object.entries(packages)
    .filter(([path]) => path !== '')
    .flatMap(([path, locked]) => {
      const runs = locked.hasInstallScript || hasInstallScript(join(root, path))
      const address = locked.resolved?.startsWith('http') ?? false
      return [
        ...(runs ? [`${path} needs an install script`] : []),
        ...(address ? [`${path} has a download address in package-lock.json`] : []),
      ]
    })
}

/** What is only for other machines is not here, and the lock file alone speaks of it. */
function hasInstallScript(directory: string): boolean {
  // Without any script, npm would compile this.
  if (existsSync(join(directory, 'binding.gyp'))) return true
  const file = join(directory, 'package.json')
  if (!existsSync(file)) return false
  const { scripts = {} } = readJson(file) as PackageJson // npm accepted it as one
  return installScripts.some((name) => name in scripts)
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'))
}
