-- Each request is one of the testers whose cookies stand in BENCH_COOKIES, one after the other.
local cookies = {}
for cookie in os.getenv("BENCH_COOKIES"):gmatch("[^|]+") do cookies[#cookies + 1] = cookie end
local turn = 0

request = function()
  turn = turn % #cookies + 1
  return wrk.format("GET", nil, { cookie = cookies[turn] })
end
