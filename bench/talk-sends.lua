-- Sends messages under ids of their own, each by another person, into one of the channels given.
local cookies, channels = {}, {}
for cookie in string.gmatch(os.getenv("BENCH_COOKIES"), "[^|]+") do cookies[#cookies + 1] = cookie end
for channel in string.gmatch(os.getenv("BENCH_CHANNELS"), "[^|]+") do channels[#channels + 1] = channel end
math.randomseed(os.time() + tonumber(os.getenv("BENCH_SEED")))

local function uuid()
  return (string.gsub("xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx", "x", function()
    return string.format("%x", math.random(0, 15))
  end))
end

request = function()
  local channel = channels[math.random(#channels)]
  local headers = {
    ["cookie"] = cookies[math.random(#cookies)],
    ["content-type"] = "application/json",
  }
  local body = string.format('{"id":"%s","text":"The tide is out, and the till is closed for the night."}', uuid())
  return wrk.format("POST", "/api/channels/" .. channel .. "/messages", headers, body)
end
