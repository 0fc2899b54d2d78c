import { type UseMutationOptions, useMutation } from '@tanstack/react-query'
import { useRef } from 'react'

/**
 * A mutation that runs once at a time: what is asked for meanwhile is ignored. A button that is disabled while it runs
 * is so only after the next render, which a second click may come before.
 */
export function useAction<Data, Input = void>(options: UseMutationOptions<Data, Error, Input>) {
  const isRunning = useRef(false)
  const { mutateAsync, ...state } = useMutation(options)
  const act = (input: Input) => {
    if (isRunning.current) return
    isRunning.current = true
    // The error is in the state.
    void mutateAsync(input)
      .catch(() => {})
      .finally(() => {
        isRunning.current = false
      })
  }
  return { ...state, mutate: act }
}
