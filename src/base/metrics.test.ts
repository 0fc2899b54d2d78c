import { expect, test } from 'vitest'
import { Metrics } from './metrics.ts'

test('what is counted is text that Prometheus reads', async () => {
  const metrics = new Metrics()
  const count = metrics.counter('calls_total', 'Calls.')
  const measure = metrics.histogram('call_seconds', 'Seconds of a call.', [0.1, 1])
  metrics.gauge('open', 'Open holds.', async () => [[{}, 3]])

  count({ path: 'a"b\\' })
  count({ path: 'a"b\\' }, 2)
  measure({}, 0.5)
  measure({}, 2)

  expect(await metrics.text()).toBe(`# HELP calls_total Calls.
# TYPE calls_total counter
calls_total{path="a\\"b\\\\"} 3
# HELP call_seconds Seconds of a call.
# TYPE call_seconds histogram
call_seconds_bucket{le="0.1"} 0
call_seconds_bucket{le="1"} 1
call_seconds_bucket{le="+Inf"} 2
call_seconds_sum 2.5
call_seconds_count 2
# HELP open Open holds.
# TYPE open gauge
open 3
`)
})
