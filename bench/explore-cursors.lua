-- Asks for a page after a moment drawn at random between BENCH_FROM and BENCH_TO (microseconds), so that none is asked for twice.
local from, to = tonumber(os.getenv("BENCH_FROM")), tonumber(os.getenv("BENCH_TO"))
local last = ".ffffffff-ffff-ffff-ffff-ffffffffffff"

math.randomseed(os.time())

request = function()
  local cursor = string.format("0.%.0f", from + math.random() * (to - from)) .. last
  local hex = cursor:gsub(".", function(letter) return string.format("%02x", letter:byte()) end)
  return wrk.format("GET", "/api/projects?after=" .. hex)
end
